import { anatomyOfAnAutomatedAgency } from './drawings/anatomy-of-an-automated-agency.drawing.js';
import { attributionForSmallMarketingTeams } from './drawings/attribution-for-small-marketing-teams.drawing.js';
import { buildOrBuyPropertySoftware } from './drawings/build-or-buy-property-software.drawing.js';
import { chatbotsThatHandOver } from './drawings/chatbots-that-hand-over.drawing.js';
import { constructionChangeOrders } from './drawings/construction-change-orders.drawing.js';
import { constructionSiteDiaryDemo } from './drawings/construction-site-diary-demo.drawing.js';
import { contractAutomationChecklist } from './drawings/contract-automation-checklist.drawing.js';
import { contractThatFillsItselfIn } from './drawings/contract-that-fills-itself-in.drawing.js';
import { crmIntegrationWithoutRegret } from './drawings/crm-integration-without-regret.drawing.js';
import { edtechEnrolmentAutomation } from './drawings/edtech-enrolment-automation.drawing.js';
import { edtechSupportDesk } from './drawings/edtech-support-desk.drawing.js';
import { howToReadAProcessMap } from './drawings/how-to-read-a-process-map.drawing.js';
import { leadResponseTimeRealEstate } from './drawings/lead-response-time-real-estate.drawing.js';
import { leadRoutingInTenMinutes } from './drawings/lead-routing-in-ten-minutes.drawing.js';
import { maintenanceRequestWalkthrough } from './drawings/maintenance-request-walkthrough.drawing.js';
import { mapOfALead } from './drawings/map-of-a-lead.drawing.js';
import { measuringHoursSaved } from './drawings/measuring-hours-saved.drawing.js';
import { mvpScopeCutting } from './drawings/mvp-scope-cutting.drawing.js';
import { predictiveMaintenanceWhereToStart } from './drawings/predictive-maintenance-where-to-start.drawing.js';
import { propertyManagerMaintenanceQueue } from './drawings/property-manager-maintenance-queue.drawing.js';
import { propertyValuationModelsExplained } from './drawings/property-valuation-models-explained.drawing.js';
import { retailShelfRestockDemo } from './drawings/retail-shelf-restock-demo.drawing.js';
import { sprintReviewMobileApp } from './drawings/sprint-review-mobile-app.drawing.js';
import { staffAugmentationFirstTwoWeeks } from './drawings/staff-augmentation-first-two-weeks.drawing.js';
import { stockCover } from './drawings/stock-cover.drawing.js';
import { tenantChatbotDemo } from './drawings/tenant-chatbot-demo.drawing.js';
import { titleCompanyClosingFiles } from './drawings/title-company-closing-files.drawing.js';
import { vendorManagementScorecards } from './drawings/vendor-management-scorecards.drawing.js';

/** The sample posts' covers, by the slug of the post they belong to. */
export const covers: Readonly<Record<string, string>> = {
  'lead-response-time-real-estate': leadResponseTimeRealEstate,
  'contract-automation-checklist': contractAutomationChecklist,
  'predictive-maintenance-where-to-start': predictiveMaintenanceWhereToStart,
  'build-or-buy-property-software': buildOrBuyPropertySoftware,
  'crm-integration-without-regret': crmIntegrationWithoutRegret,
  'chatbots-that-hand-over': chatbotsThatHandOver,
  'measuring-hours-saved': measuringHoursSaved,
  'staff-augmentation-first-two-weeks': staffAugmentationFirstTwoWeeks,
  'mvp-scope-cutting': mvpScopeCutting,
  'property-valuation-models-explained': propertyValuationModelsExplained,
  'vendor-management-scorecards': vendorManagementScorecards,
  'attribution-for-small-marketing-teams': attributionForSmallMarketingTeams,
  'edtech-enrolment-automation': edtechEnrolmentAutomation,
  'maintenance-request-walkthrough': maintenanceRequestWalkthrough,
  'lead-routing-in-ten-minutes': leadRoutingInTenMinutes,
  'how-to-read-a-process-map': howToReadAProcessMap,
  'sprint-review-mobile-app': sprintReviewMobileApp,
  'contract-that-fills-itself-in': contractThatFillsItselfIn,
  'tenant-chatbot-demo': tenantChatbotDemo,
  'retail-shelf-restock-demo': retailShelfRestockDemo,
  'construction-site-diary-demo': constructionSiteDiaryDemo,
  'title-company-closing-files': titleCompanyClosingFiles,
  'property-manager-maintenance-queue': propertyManagerMaintenanceQueue,
  'edtech-support-desk': edtechSupportDesk,
  'construction-change-orders': constructionChangeOrders,
  'anatomy-of-an-automated-agency': anatomyOfAnAutomatedAgency,
  'map-of-a-lead': mapOfALead,
};

export { stockCover };
