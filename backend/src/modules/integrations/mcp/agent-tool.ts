import { AppScope } from '../../../kernel/app-scopes';
import { Permission } from '../../../kernel/permissions';
import type { AgentPrompt } from './agent-prompts';

/**
 * A tool for agents: an operation of the GraphQL schema under a name of its own. The operation defines its arguments,
 * its result, its permissions and its errors.
 */
export interface AgentTool {
  name: string;
  /** Its display name. */
  title: string;
  /** Its purpose, for the model that chooses among tools. */
  description: string;
  /** One query or mutation; the variables are the arguments of the tool. */
  document: string;
  /** The permission to call it, if the operation itself allows more callers. */
  permission?: Permission;
  /** The scope that a customer must grant their agent, if the tool is for agents of customers only. */
  scope?: AppScope;
  /** The effects of a mutation; a query only reads. */
  writes?: {
    /** Whether it replaces something that existed before. */
    isDestructive: boolean;
    /** Whether a repeated call has no further effect. */
    isIdempotent: boolean;
  };
}

/** The tools of one endpoint, with the instructions that agents get first. */
export interface AgentToolSet {
  title: string;
  instructions: string;
  tools: readonly AgentTool[];
  prompts: readonly AgentPrompt[];
}
