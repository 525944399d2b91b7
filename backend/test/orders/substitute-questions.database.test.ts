import { StaffRole } from '../../src/kernel/permissions';
import { SubstituteQuestion } from '../../src/modules/ordering/questions/substitute-question.entity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { readMail } from '../kit/mail-parts';
import { mailsTo, tokenIn } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { orderWith } from '../kit/offers';
import { moveOrder } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { act, actOnLine, linesOf, packPicked, startPicking } from '../kit/picking';
import { addProduct } from '../kit/products';
import { fillCart, newKey } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const VIEW = `id orderLineId lineVersion quantity state chosenProductId expiresAt
  wanted { name unit imageUrl mrpPaise }
  candidates { productId name unit imageUrl mrpPaise unitPricePaise packGrams }`;
const QUESTION = `query ($token: String!) { substituteQuestion(token: $token) { ${VIEW} } }`;
const ANSWER = `mutation ($token: String!, $productId: ID) {
  answer: answerSubstituteQuestion(token: $token, productId: $productId) { ${VIEW} }
}`;
const OWN = `mutation ($id: ID!, $productId: ID) {
  answer: answerOwnSubstituteQuestion(id: $id, productId: $productId) { ${VIEW} }
}`;
const ORDER = `query ($id: ID!) { order(id: $id) { substituteQuestions { ${VIEW} } events { note actorRole } } }`;
const ASKABLE = `query ($id: ID!) { adminOrder(id: $id) { canAskCustomer } }`;

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
const kind = 'Zunka';
let shop: TestShop;
let owner: Client;
let picker: Client;
let customer: TestCustomer;
let wanted: number;
let salted: number;
let plain: number;

beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
  picker = (await newMember(shop, StaffRole.ORDERS)).client;
  const add = (name: string, mrpPaise: number) =>
    addProduct(owner, { name, mrpPaise, categorySlug: 'snacks', stockQuantity: 90 });
  wanted = await add(`Roasted ${kind} 100 g`, 5_000);
  salted = await add(`Salted ${kind} 100 g`, 4_500);
  plain = await add(`Plain ${kind} 100 g`, 4_000);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

/** An order of three pieces whose customer wants to be asked, with picking started. */
async function begun(terms: Record<string, unknown> = {}): Promise<string> {
  await fillCart(customer.client, wanted, 3);
  const cash = { paymentMethod: 'CASH_ON_DELIVERY', substitution: 'CALL_ME', ...terms };
  const { id } = await orderWith(customer.client, cash);
  await startPicking(picker, id);
  return id;
}

async function lineOf(id: string) {
  const [line] = await linesOf(owner, id);
  if (!line) throw new Error('No line');
  return line;
}

/** Asks about two pieces; returns the token in the email's link. */
async function asked(id: string): Promise<string> {
  await act(picker, id, wanted, 'ask', { quantity: 2 });
  return tokenIn(shop, customer.email, 'order-question');
}

const answer = (token: string, productId: unknown) =>
  shop.client().graphql(ANSWER, { token, productId: productId && String(productId) });

async function stateOf(token: string): Promise<string> {
  return (await shop.client().data(QUESTION, { token })).substituteQuestion.state;
}

const orderOf = async (id: string) => (await customer.client.data(ORDER, { id })).order;

describe('a question to a customer', () => {
  it('is mailed with a link, shows products and nothing of a person, and waits on the order', async () => {
    const id = await begun();
    const token = await asked(id);
    const mails = await mailsTo(shop, customer.email);
    const { subject, text } = readMail(mails.at(-1)?.source ?? '');
    expect(subject).toContain(`Order ${id}: may we send something else?`);
    expect(text).toContain(`2 × Roasted ${kind} 100 g`);
    expect(text).toContain(`/substitute-question#token=${token}`);
    const shown = await shop.client().graphql(QUESTION, { token });
    const question = shown.body.data.substituteQuestion;
    expect(question).toMatchObject({
      ...{ quantity: 2, state: 'OPEN', chosenProductId: null },
      expiresAt: '2026-11-20T04:15:00.000Z',
      wanted: { name: `Roasted ${kind} 100 g`, mrpPaise: 5_000 },
    });
    expect(question.candidates.map(({ productId }: { productId: string }) => productId)).toEqual(
      expect.arrayContaining([String(salted), String(plain)]),
    );
    expect(shown.text).not.toContain(customer.email);
    const { substituteQuestions, events } = await orderOf(id);
    expect(substituteQuestions).toEqual([question]);
    expect(events.at(-1).note).toMatch(/the customer is asked what to send instead$/);
  });

  it('is answered once without a login; the answer changes no line, and the picker carries it out', async () => {
    const id = await begun();
    const token = await asked(id);
    const before = await lineOf(id);
    for (let count = 0; count < 2; count++) {
      const { body } = await answer(token, plain);
      expect(body.data.answer).toMatchObject({ state: 'ANSWERED', chosenProductId: String(plain) });
    }
    expect(await lineOf(id)).toEqual(before);
    expect(refusalOf(await answer(token, null))).toEqual([409, 'QUESTION_CLOSED', 'productId']);
    const [question] = (await orderOf(id)).substituteQuestions;
    expect(question).toMatchObject({ state: 'ANSWERED', lineVersion: before.version });
    const notes = (await orderOf(id)).events.filter(({ note }: { note: string | null }) =>
      note?.includes('the customer wants'),
    );
    expect(notes).toMatchObject([{ actorRole: 'CUSTOMER' }]);

    const instead = { productId: String(plain), quantity: 2, replacedQuantity: 2 };
    await act(picker, id, wanted, 'substitute', instead);
    const { order } = await packPicked(picker, id);
    expect(order.bill.subtotalPaise).toBe(5_000 + 2 * 4_000);
    expect(await stateOf(token)).toBe('ANSWERED');
  });

  it('may be answered with nothing, and by the customer on the page of the order', async () => {
    const id = await begun();
    await asked(id);
    const [{ id: questionId }] = (await orderOf(id)).substituteQuestions;
    const another = await newCustomer(shop);
    expect(failureOf(await another.client.graphql(OWN, { id: questionId }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const { answer: given } = await customer.client.data(OWN, { id: questionId });
    expect(given).toMatchObject({ state: 'ANSWERED', chosenProductId: null });
    expect((await orderOf(id)).events.at(-1).note).toMatch(/the customer wants nothing instead$/);
  });

  it('offers at its MRP what was asked before there were selling prices', async () => {
    const token = await asked(await begun());
    const read = async () => (await shop.client().data(QUESTION, { token })).substituteQuestion;
    const { id, candidates } = await read();
    const before = candidates.map((product: object) => ({ ...product, unitPricePaise: undefined }));
    await shop.database.write((tx) =>
      tx.update(SubstituteQuestion, { id }, { candidates: before }),
    );
    expect((await read()).candidates).toEqual(candidates);
  });

  it('takes only what was offered, and only from who has its link', async () => {
    const id = await begun();
    const token = await asked(id);
    expect(refusalOf(await answer(token, wanted))).toEqual([400, 'VALIDATION', 'productId']);
    for (const made of ['', 'A'.repeat(22), "' OR 1=1"]) {
      expect(failureOf(await answer(made, plain))).toMatchObject({ code: 'LINK_INVALID' });
      const seen = await shop.client().graphql(QUESTION, { token: made });
      expect(failureOf(seen)).toMatchObject({ code: 'LINK_INVALID' });
    }
    expect(await stateOf(token)).toBe('OPEN');
  });

  it('is over after a quarter of an hour, and may be asked again then', async () => {
    const id = await begun();
    const token = await asked(id);
    const again = await actOnLine(picker, 'ask', await lineOf(id), { quantity: 2 });
    expect(refusalOf(again)).toEqual([400, 'VALIDATION', 'orderLineId']);
    clock.advance({ minutes: 15 });
    expect(await stateOf(token)).toBe('EXPIRED');
    expect(refusalOf(await answer(token, plain))).toEqual([409, 'QUESTION_CLOSED', 'productId']);
    const next = await asked(id);
    expect(await stateOf(token)).toBe('WITHDRAWN');
    expect(await stateOf(next)).toBe('OPEN');
  });

  it.each([
    ['pick', { pickedQuantity: 3 }],
    ['short', { quantity: 2, reason: 'NOT_THERE' }],
    ['reset', {}],
  ] as const)('is withdrawn by %s', async (action, input) => {
    const id = await begun();
    const token = await asked(id);
    await act(picker, id, wanted, action, input);
    expect(await stateOf(token)).toBe('WITHDRAWN');
    expect(refusalOf(await answer(token, plain))).toEqual([409, 'QUESTION_CLOSED', 'productId']);
  });

  it('is withdrawn where the order is called off', async () => {
    const id = await begun();
    const token = await asked(id);
    await moveOrder(owner, id, 'CANCELLED', { reason: 'The shop is closed' });
    expect(await stateOf(token)).toBe('WITHDRAWN');
  });

  it('counts once under its key', async () => {
    const id = await begun();
    const line = await lineOf(id);
    const input = { quantity: 1, idempotencyKey: newKey() };
    for (let count = 0; count < 2; count++)
      expect((await actOnLine(picker, 'ask', line, input)).status).toBe(200);
    expect((await orderOf(id)).substituteQuestions).toHaveLength(1);
    expect((await lineOf(id)).version).toBe(line.version + 1);
  });

  it('is not asked of who does not want it, of who has no e-mail address, or about more than is open', async () => {
    const id = await begun();
    expect((await owner.data(ASKABLE, { id })).adminOrder.canAskCustomer).toBe(true);
    const tooMany = await actOnLine(picker, 'ask', await lineOf(id), { quantity: 4 });
    expect(refusalOf(tooMany)).toEqual([400, 'VALIDATION', 'quantity']);
    const other = await begun({ substitution: 'SIMILAR_PRODUCT' });
    expect((await owner.data(ASKABLE, { id: other })).adminOrder.canAskCustomer).toBe(false);
    const refused = await actOnLine(picker, 'ask', await lineOf(other), { quantity: 1 });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'orderLineId']);
  });
});
