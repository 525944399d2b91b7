import { Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { decideReportInputLimits } from '../../generated/contract';
import type { OrderReportFieldsFragment, ReportDecision } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure, Notice } from '../../shared/chakra/notice';
import { decisionText, reasonsOf } from './decision.rules';
import { useDecideReport } from './use-decide-report';

const decisions: readonly ReportDecision[] = ['REFUND', 'CREDIT', 'REJECT'];

/** The decisions of a report. The first tap chooses the decision, the second one the reason. */
export function DecideReport({ report }: { report: OrderReportFieldsFragment }) {
  const [decision, setDecision] = useState<ReportDecision>();
  const close = () => setDecision(undefined);
  const { orderId } = report;
  return (
    <Flex wrap="wrap" gap="12px">
      {decisions.map((each) => (
        <Button
          key={each}
          tone={each === 'REFUND' ? 'solid' : 'outline'}
          aria-haspopup="dialog"
          aria-label={t`${decisionText(each)}: order ${orderId}`}
          onClick={() => setDecision(each)}
        >
          {decisionText(each)}
        </Button>
      ))}
      <Dialog
        title={decision ? t`${decisionText(decision)}: order ${orderId}` : ''}
        open={decision !== undefined}
        onClose={close}
      >
        {decision && <ReasonForm report={report} decision={decision} onClose={close} />}
      </Dialog>
    </Flex>
  );
}

interface ReasonFormProps {
  report: OrderReportFieldsFragment;
  decision: ReportDecision;
  onClose: () => void;
}

function ReasonForm({ report, decision, onClose }: ReasonFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { decide, refusal, loading } = useDecideReport(report.id);
  const decideWith = async (reason: string) => {
    if (await decide(decision, reason)) onClose();
  };
  const submit = handleSubmit(({ reason }) => decideWith(reason.trim()));
  const { current } = refusal ?? {};
  if (current)
    return (
      <>
        <Notice tone="failure">
          <p>
            {current.isRefunded
              ? t`Somebody else paid it back meanwhile: ${String(current.answer)}`
              : t`Somebody else declined it meanwhile: ${String(current.answer)}`}
          </p>
        </Notice>
        <Button tone="outline" onClick={onClose}>{t`Close`}</Button>
      </>
    );
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="report-reasons">
        {reasonsOf(decision, report.kind).map((reason) => (
          <Button
            key={reason}
            tone="outline"
            loading={loading}
            onClick={() => void decideWith(reason)}
          >
            {reason}
          </Button>
        ))}
      </div>
      <TextField
        label={t`Another reason`}
        hint={t`The customer reads it`}
        maxLength={decideReportInputLimits.reason.most}
        error={formState.errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || t`Choose or enter a reason`,
        })}
      />
      <FormFailure text={refusal?.message} />
      <DialogChoice
        confirmLabel={decisionText(decision)}
        keepLabel={t`Back`}
        tone="solid"
        loading={loading}
        onKeep={onClose}
      />
    </form>
  );
}
