import 'reflect-metadata';
import { questions } from './calls/questions';
import { describeMatrix } from './describe-matrix';
import { graphqlTransport, operationsOf } from './graphql-transport';
import { whoMayAsk } from './who-may.queries';

describeMatrix({
  name: 'queries',
  operationsOf: () => operationsOf('Query'),
  calls: questions,
  whoMay: whoMayAsk,
  transport: graphqlTransport,
});
