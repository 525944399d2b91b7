import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { renderApp } from '../../test/render-app';
import { failure, server } from '../../test/server';

const link = '/substitute-question#token=AbCdEfGhIjKlMnOpQrStUv';

const aProduct = (productId: string, name: string) => ({
  __typename: 'OfferedProduct',
  ...{
    productId,
    name,
    nameHi: null,
    nameMr: null,
    unit: '100 g',
    imageUrl: '',
    unitPricePaise: 4_500,
  },
});

const aQuestion = (changes: object = {}) => ({
  __typename: 'SubstituteQuestion',
  ...{ id: '5', quantity: 2, state: 'OPEN', expiresAt: '2026-11-20T04:15:00Z' },
  chosenProductId: null,
  wanted: aProduct('11', 'Roasted Zunka'),
  candidates: [aProduct('12', 'Salted Zunka'), aProduct('13', 'Plain Zunka')],
  ...changes,
});

function serveQuestion(question = aQuestion()) {
  const asked: unknown[] = [];
  server.use(
    graphql.query('SubstituteQuestion', () =>
      HttpResponse.json({ data: { substituteQuestion: question } }),
    ),
    graphql.mutation('AnswerSubstituteQuestion', ({ variables }) => {
      asked.push(variables);
      const { productId: chosenProductId } = variables;
      const answerSubstituteQuestion = aQuestion({ state: 'ANSWERED', chosenProductId });
      return HttpResponse.json({ data: { answerSubstituteQuestion } });
    }),
  );
  return asked;
}

const send = () => screen.findByRole('button', { name: 'Send answer' });

describe('/substitute-question', () => {
  it('asks, and sends what was chosen', async () => {
    const asked = serveQuestion();
    const { user, history } = renderApp(link);
    expect(await screen.findByText(/2 pieces of Roasted Zunka \(100 g\) are not/)).toBeVisible();
    await waitFor(() => expect(history.location.hash).toBe(''));
    await user.click(await send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose what we shall do.');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /Plain Zunka/ }));
    await user.click(await send());
    const thanks = await screen.findByText(/you want Plain Zunka \(100 g\) instead/);
    await waitFor(() => expect(thanks.parentElement).toHaveFocus());
    expect(asked).toEqual([{ token: 'AbCdEfGhIjKlMnOpQrStUv', productId: '13' }]);
  });

  it('sends that nothing is to come instead', async () => {
    const asked = serveQuestion();
    const { user } = renderApp(link);
    await user.click(await screen.findByRole('radio', { name: /leave it out/ }));
    await user.click(await send());
    expect(await screen.findByText(/you want nothing instead/)).toBeVisible();
    expect(asked).toEqual([{ token: 'AbCdEfGhIjKlMnOpQrStUv', productId: null }]);
  });

  it('tells who answers differently on another device that it is too late', async () => {
    serveQuestion();
    const { user } = renderApp(link);
    await user.click(await screen.findByRole('radio', { name: /Plain Zunka/ }));
    serveQuestion(aQuestion({ state: 'ANSWERED', chosenProductId: '12' }));
    const message = 'This question was answered already';
    server.use(
      graphql.mutation('AnswerSubstituteQuestion', () =>
        failure({ code: 'QUESTION_CLOSED', message, fields: { productId: message }, status: 409 }),
      ),
    );
    await user.click(await send());
    expect(await screen.findByText(/you want Salted Zunka/)).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    ['EXPIRED', 'The time for an answer is over: the shop decides now.'],
    ['WITHDRAWN', 'The shop has decided already, or found what you ordered.'],
  ])('says why a question that is %s cannot be answered', async (state, text) => {
    serveQuestion(aQuestion({ state }));
    renderApp(link);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
  });

  it('tells where the link does not work, and where there is one', async () => {
    server.use(
      graphql.query('SubstituteQuestion', () =>
        failure({ code: 'LINK_INVALID', message: 'Not this one' }),
      ),
    );
    renderApp(link);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not this one');
  });

  it('opened without a link, says where one is', async () => {
    renderApp('/substitute-question');
    expect(await screen.findByText(/^Open the link in your e-mail/)).toBeVisible();
  });
});
