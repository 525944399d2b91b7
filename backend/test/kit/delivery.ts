import { Answer, Client } from './client';

const WINDOW = 'startMinute endMinute capacity cutOffMinutes isActive';
const TERMS = 'feePaise freeFromPaise minimumOrderPaise';
const SETTINGS = `version keepsReturnFee terms { ${TERMS} } weekdays { weekday windows { ${WINDOW} } }
  days { date isClosed reason windows { ${WINDOW} } }
  areas { id name pinCodes terms { ${TERMS} } }`;

const CHANGES = {
  changeDeliveryTerms: 'DeliveryTermsChangeInput',
  changeWeekdayWindows: 'WeekdayWindowsInput',
  changeDeliveryDays: 'DeliveryDaysInput',
  addDeliveryArea: 'DeliveryAreaInput',
} as const;

/** The delivery settings as staff see them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function deliverySettings(admin: Client): Promise<any> {
  return (await admin.data(`{ deliverySettings { ${SETTINGS} } }`)).deliverySettings;
}

/** Sends a change of the delivery settings, by default for the current version. */
export async function tryDelivery(
  admin: Client,
  mutation: keyof typeof CHANGES,
  input: Record<string, unknown>,
): Promise<Answer> {
  const expectedVersion = input['expectedVersion'] ?? (await deliverySettings(admin)).version;
  return admin.graphql(
    `mutation ($input: ${CHANGES[mutation]}!) { ${mutation}(input: $input) { ${SETTINGS} } }`,
    { input: { ...input, expectedVersion } },
  );
}

/** Changes the delivery settings; returns all of them. */
export async function changeDelivery(
  admin: Client,
  mutation: keyof typeof CHANGES,
  input: Record<string, unknown>,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
): Promise<any> {
  const { body } = await tryDelivery(admin, mutation, input);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data[mutation];
}

/** Changes an area, by default for the current version. */
export async function tryArea(
  admin: Client,
  id: unknown,
  input: Record<string, unknown>,
): Promise<Answer> {
  const { version: expectedVersion } = await deliverySettings(admin);
  return admin.graphql(
    `mutation ($id: ID!, $input: DeliveryAreaInput!) { changeDeliveryArea(id: $id, input: $input) { ${SETTINGS} } }`,
    { id, input: { expectedVersion, ...input } },
  );
}

/** Ends the delivery to an area. */
export async function tryRemoveArea(admin: Client, id: unknown, version?: number): Promise<Answer> {
  const expectedVersion = version ?? (await deliverySettings(admin)).version;
  return admin.graphql(
    'mutation ($id: ID!, $expectedVersion: Int!) { removeDeliveryArea(id: $id, expectedVersion: $expectedVersion) { version areas { id } } }',
    { id, expectedVersion },
  );
}

/** Days of the delivery calendar. */
export async function calendar(admin: Client, from: string, to = from) {
  const { deliveryCalendar } = await admin.data(
    `query ($from: LocalDate!, $to: LocalDate!) { deliveryCalendar(from: $from, to: $to) { version days {
      date weekday isClosed reason
      windows { ${WINDOW} origin bookedCount isOverbooked } } } }`,
    { from, to },
  );
  return deliveryCalendar.days;
}
