import { defineMessages } from '../../kernel/message';

/** Messages about pictures, photos and saved views. */
export const operationsMessages = defineMessages('operations', {
  formExpected: 'The body should be multipart/form-data',
  formFieldExpected: 'should be multipart/form-data',
  pictureMissing: 'Please choose a picture',
  pictureTooLarge: 'The picture should have at most 5 MB',
  pictureFieldTooLarge: 'should have at most 5 MB',
  formUnreadable: 'The form could not be read',
  formFieldUnreadable: 'could not be read',
  manyUploads: 'Many pictures are being uploaded, please try again',
  pictureKind: 'The picture should be a JPEG, PNG, WebP, AVIF or GIF file',
  picturePixels: 'The picture should have at most 40 million pixels',
  picturesAway: 'Pictures are away for the moment, please try again',
  stopNotDelivered: 'The order is not delivered',
  stopHasPhoto: 'The delivery has another photo already',
  reportDecided: 'The report is decided already',
  photosEnough: 'A report takes at most {most} photos',
  givenOnce: '{field} should be given once',
  oneOf: '{field} should be one of {values}',
  viewList: 'list should be one of the lists',
  viewName: 'The name should have {least} to {most} characters',
  viewNameTaken: 'Another view has this name already',
  viewSearch: 'search should have at most {most} characters',
  viewsEnough: 'A list takes at most {most} views: remove one first',
});
