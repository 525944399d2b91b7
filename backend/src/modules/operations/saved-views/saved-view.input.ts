import { IsEnum } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { operationsMessages } from '../operations.messages';
import { SavedViewList } from './saved-view-list.enum';

const { viewList, viewName, viewSearch } = operationsMessages;

/** What a view is called; not on the wire by itself. */
export class SavedViewName {
  @TextLength(1, 40, viewName)
  name: string;
}

@InputType({ description: 'A view to save.' })
export class SavedViewInput {
  @IsEnum(SavedViewList, says(viewList()))
  @Field(() => SavedViewList, { description: 'The list that it is a view of.' })
  list: SavedViewList;

  @TextLength(1, 40, viewName)
  @Field({ description: 'What its owner calls it: 1 to 40 characters, another one for each view.' })
  name: string;

  @TextLength(0, 1000, viewSearch)
  @Field({
    description:
      'Filters, sort and columns as a query string of at most 1000 characters. What an order search tells of a customer is left out: text, number, phone, name, customerId.',
  })
  search: string;
}
