/**
 * graphql-js reads its environment once. Outside production it checks every value twice, to detect duplicate copies of
 * itself, which takes a tenth of the time of these tests; and they check production behaviour.
 */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
jest.requireActual('graphql');
process.env.NODE_ENV = NODE_ENV;
