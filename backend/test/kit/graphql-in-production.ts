/**
 * graphql-js reads once which environment it is in. Outside production it looks at every value twice, to explain what
 * comes of two copies of itself: a tenth of the time of these tests, which ask what production answers.
 */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
jest.requireActual('graphql');
process.env.NODE_ENV = NODE_ENV;
