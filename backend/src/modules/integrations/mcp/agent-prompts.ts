import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js';

/** A request that a person picks in their assistant, which carries it out with the tools. */
export interface AgentPrompt {
  name: string;
  title: string;
  description: string;
  /** What the person is asked for. */
  arguments: readonly { name: string; description: string; required: boolean }[];
  /** The request, in the person's name. Optional arguments are empty if not given. */
  text(values: Readonly<Record<string, string>>): string;
}

/** The prompts of a customer's assistant. */
export const shopPrompts: readonly AgentPrompt[] = [
  {
    name: 'plan_meals',
    title: 'Plan meals',
    description: 'Plans meals for some days, and collects their ingredients for the cart.',
    arguments: [
      { name: 'days', description: 'For how many days.', required: true },
      { name: 'people', description: 'For how many people.', required: true },
      {
        name: 'wishes',
        description: 'Anything else: vegetarian, a budget, favourite dishes.',
        required: false,
      },
    ],
    text: ({ days, people, wishes }) =>
      `Plan meals for ${days} days and ${people} people. ${wishes}`.trim() +
      '\nAsk me what I have at home. Write the remaining ingredients of all meals as one list with amounts, and read it with read_shopping_list. Show me the meals, the products with their prices, and the sum. Once I agree, call make_cart and give me its link.',
  },
  {
    name: 'buy_list',
    title: 'Buy a list',
    description: 'Finds the products of a shopping list, in any of the three languages.',
    arguments: [{ name: 'list', description: 'The list, as you would write it.', required: true }],
    text: ({ list }) =>
      `I want to buy:\n${list}\nRead this list with read_shopping_list. Ask me where an entry is ambiguous or not found. Then call make_cart, show me the bill, and give me its link.`,
  },
  {
    name: 'buy_again',
    title: 'Buy again',
    description: 'Collects what you buy regularly for your cart.',
    arguments: [],
    text: () =>
      'Look up with my_regulars what I buy regularly, and ask me which of it I need now and how much. Then put that into my cart with add_to_cart, and show me the bill from my_cart.',
  },
];

/** The prompts of an assistant of the staff. */
export const adminPrompts: readonly AgentPrompt[] = [
  {
    name: 'start_of_day',
    title: 'Start of the day',
    description: 'Sums up what needs attention: orders, sales and low stock.',
    arguments: [],
    text: () =>
      'Sum up what needs attention in the shop today: the counts of orders_needing_attention, the figures of yesterday and today from day_figures, and the products of low_stock that sell best. Change nothing.',
  },
];

/** Lists prompts to an assistant. */
export const listed = (prompts: readonly AgentPrompt[]): Prompt[] =>
  prompts.map(({ name, title, description, arguments: asked }) => ({
    ...{ name, title, description, arguments: [...asked] },
  }));

/**
 * The message of a prompt.
 * @throws McpError (InvalidParams) if it does not exist, or for a missing or unknown argument
 */
export function promptOf(
  prompts: readonly AgentPrompt[],
  name: string,
  given: Readonly<Record<string, string>>,
): GetPromptResult {
  const prompt = prompts.find((each) => each.name === name);
  if (!prompt) throw new McpError(ErrorCode.InvalidParams, `Unknown prompt: ${name}`);
  const { arguments: asked, description, text } = prompt;
  const unknown = Object.keys(given).find((key) => !asked.some((each) => each.name === key));
  if (unknown !== undefined)
    throw new McpError(ErrorCode.InvalidParams, `Unknown argument: ${unknown}`);
  const values = asked.map((each) => [each.name, given[each.name]?.trim() ?? ''] as const);
  const missing = asked.find((each, at) => each.required && values[at]?.[1] === '');
  if (missing) throw new McpError(ErrorCode.InvalidParams, `Missing argument: ${missing.name}`);
  const content = { type: 'text' as const, text: text(Object.fromEntries(values)) };
  return { description, messages: [{ role: 'user', content }] };
}
