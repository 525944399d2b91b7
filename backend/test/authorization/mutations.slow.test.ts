import 'reflect-metadata';
import { accounts } from './calls/accounts';
import { keeping } from './calls/keeping';
import { ridingCalls } from './calls/rounds';
import { shopping } from './calls/shopping';
import { describeMatrix } from './describe-matrix';
import { graphqlTransport, operationsOf } from './graphql-transport';
import { whoMayChange } from './who-may.mutations';

describeMatrix({
  name: 'mutations',
  operationsOf: () => operationsOf('Mutation'),
  calls: { ...accounts, ...keeping, ...ridingCalls, ...shopping },
  whoMay: whoMayChange,
  transport: graphqlTransport,
});
