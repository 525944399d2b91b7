import { Field, ObjectType } from 'type-graphql';
import type { MessageRef } from '../../kernel/message';
import { Shows } from './access';
import { toldScalar } from './told-scalar';

/** Values of a message by the names of their placeholders. */
export const MessageParamsScalar = toldScalar(
  'MessageParams',
  'An object of texts and numbers: what stands at the places of a message. Names that end in Paise are amounts of money.',
);

/** Message in the GraphQL API. */
@Shows('public')
@ObjectType('Message', {
  description:
    'Identifies a server text, for clients that show it in another language; the adjacent field has the English text.',
})
export class MessageType implements MessageRef {
  @Field({ description: 'Message ID; the meaning of a message never changes.' })
  messageId: string;

  @Field(() => MessageParamsScalar, { description: 'Values for its placeholders.' })
  params: MessageRef['params'];
}
