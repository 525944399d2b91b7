import { Answer } from '../kit/client';
import { Failure, failureOf } from '../kit/failure';

/** The result of a refused call, with the field names of GraphQL. */
export type Outcome = Failure;

export interface NewProduct {
  name: string;
  description: string;
  imageUrl: string;
  mrpRupees: number;
  stockQuantity: number;
}

export interface Person {
  email: string;
  password: string;
  firstName: string;
  phone: string;
}

export interface CardDetails {
  cardNumber: string;
  nameOnCard: string;
  expYear: number;
  cvv: string;
}

/** The data of an order that both transports return, in common terms. */
export interface OrderRow {
  id: number;
  orderedDate: string;
  status: string;
  paymentStatus: string;
  name: string;
  quantity: number;
  mrpRupees: number;
  totalRupees: number;
}

/** One API of the shop, in the terms that both have in common. */
export interface Transport {
  logInAdmin(): Promise<void>;
  logIn(email: string, password: string): Promise<void>;
  register(person: Person): Promise<number>;
  products(): Promise<(NewProduct & { id: number })[]>;
  addProduct(product: NewProduct): Promise<number>;
  updateProduct(id: number, product: NewProduct): Promise<NewProduct & { id: number }>;
  deleteProduct(id: number): Promise<void>;
  addToCart(productId: number, quantity: number): Promise<number>;
  removeFromCart(cartItemId: number): Promise<void>;
  cart(): Promise<{ id: number; productId: number; quantity: number; mrpRupees: number }[]>;
  /** A call that only a customer may make. */
  cartOfCustomer(): Promise<unknown>;
  /** Orders the only line of the cart, and pays. */
  order(cartItemId: number): Promise<OrderRow>;
  orders(): Promise<OrderRow[]>;
  checkCard(
    card: CardDetails,
  ): Promise<{ id: number; amountRupees: number; cardBrand: string; cardLastFour: string }>;
  payment(id: number): Promise<unknown>;
  contact(message: { fullName: string; email: string; subject: string }): Promise<number>;
  /** The result of a refused call. */
  outcomeOf(call: () => Promise<unknown>): Promise<Outcome>;
}

/** A refused call. */
export class Refused extends Error {
  constructor(readonly answer: Answer) {
    super(answer.text);
  }
}

/** Makes a call that is refused, and maps its fields to the names of GraphQL. */
export async function outcomeOf(
  call: () => Promise<unknown>,
  names: Record<string, string>,
): Promise<Outcome> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { fields, ...failure } = failureOf(error.answer);
    if (!fields) return failure;
    const entries = Object.entries(fields).map(([field, text]) => [names[field] ?? field, text]);
    return { ...failure, fields: Object.fromEntries(entries) };
  }
  throw new Error('The call went through');
}
