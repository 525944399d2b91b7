import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { GstReportService } from './gst-report.service';
import { GstReport } from './gst-report.type';

/** GST reports for the accountant. */
@Resolver()
export class GstReportResolver {
  constructor(private readonly reports: GstReportService) {}

  @Access('read-accounts')
  @Query(() => GstReport, {
    description:
      'Returns the GST of a month by rate and HSN code, and the documents issued (admin). Fails with VALIDATION if the month is invalid.',
  })
  gstReport(
    @Arg('month', () => String, { description: 'Month in India, such as 2026-11.' })
    month: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GstReport> {
    return this.reports.ofMonth(viewer, month);
  }
}
