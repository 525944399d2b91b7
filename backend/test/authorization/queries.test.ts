import 'reflect-metadata';
import { questions } from './calls/questions';
import { describeMatrix } from './describe-matrix';
import { graphqlDoor, operationsOf } from './graphql-door';
import { whoMayAsk } from './who-may.queries';

describeMatrix({
  name: 'queries',
  operationsOf: () => operationsOf('Query'),
  calls: questions,
  whoMay: whoMayAsk,
  door: graphqlDoor,
});
