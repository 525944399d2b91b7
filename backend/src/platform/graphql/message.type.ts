import { Field, ObjectType } from 'type-graphql';
import type { MessageRef } from '../../kernel/message';
import { Shows } from './access';
import { toldScalar } from './told-scalar';

/** The values of a message by placeholder name. */
export const MessageParamsScalar = toldScalar(
  'MessageParams',
  'An object of texts and numbers: what stands at the places of a message. Names that end in Paise are amounts of money.',
);

/** A message in GraphQL responses. */
@Shows('public')
@ObjectType('Message', {
  description:
    'Which text the server says, for clients that say it in another language; the field beside it has the English.',
})
export class MessageType implements MessageRef {
  @Field({ description: 'Names the text; the text of a name never changes its meaning.' })
  messageId: string;

  @Field(() => MessageParamsScalar, { description: 'What stands at its places.' })
  params: MessageRef['params'];
}
