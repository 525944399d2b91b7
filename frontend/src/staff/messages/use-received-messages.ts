import { failureOf } from '../../apollo/shop-error';
import { useContactMessagesQuery } from '../../generated/staff/messages/contact-messages';

const pageSize = 20;

/** One page of what was written to the shop, the newest first. */
export function useReceivedMessages(page: number) {
  const { data, previousData, error, refetch } = useContactMessagesQuery({
    variables: { page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  return {
    messages: (data ?? previousData)?.contactMessages,
    failure: failureOf(error),
    retry: () => void refetch(),
  };
}
