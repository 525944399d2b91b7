import { IsEnum } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { operationsMessages } from '../operations.messages';
import { SavedViewList } from './saved-view-list.enum';

const { viewList, viewName, viewSearch } = operationsMessages;

/** The name of a view; not part of the schema itself. */
export class SavedViewName {
  @TextLength(1, 40, viewName)
  name: string;
}

@InputType({ description: 'View to save.' })
export class SavedViewInput {
  @IsEnum(SavedViewList, says(viewList()))
  @Field(() => SavedViewList, { description: 'List of the view.' })
  list: SavedViewList;

  @TextLength(1, 40, viewName)
  @Field({
    description:
      'Name given by its owner, 1 to 40 characters; unique among their views of the list.',
  })
  name: string;

  @TextLength(0, 1000, viewSearch)
  @Field({
    description:
      'Filters, sort and columns as a query string of at most 1000 characters. Personal data of an order search is removed: text, number, phone, name, customerId.',
  })
  search: string;
}
