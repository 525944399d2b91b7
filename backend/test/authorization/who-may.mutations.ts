import { tableOf } from './grid';

/** Who may change what in GraphQL, as who-may.queries.ts has it. Cards go through the sandbox here. */
export const whoMayChange = tableOf(`
| Operation                               | guest  | cart   | customer   | owner  | catalogue | orders | support | token   |
| --------------------------------------- | ------ | ------ | ---------- | ------ | --------- | ------ | ------- | ------- |
| Mutation.addAddress                     | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.addCoupon                      | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403     |
| Mutation.addCustomRole                  | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.addDeliveryArea                | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.addGiftVoucher                 | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.addOrderNote                   | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.addPasskey                      | 401    | 401    | 403        | 400    | 400       | 400    | 400     | 403     |
| Mutation.addProduct                     | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403     |
| Mutation.addShoppingList                 | 401    | 401    | ok/404     | 403    | 403       | 403    | 403     | 403     |
| Mutation.addStaff                       | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.addToCart                      | ok/404 | ok/404 | ok/404     | 403    | 403       | 403    | 403     | 403     |
| Mutation.addWebhook                     | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.addWish                         | 401    | 401    | ok/404     | 403    | 403       | 403    | 403     | 403     |
| Mutation.adminLogin                     | ok     | ok     | ok         | ok     | ok        | ok     | ok      | 403     |
| Mutation.adjustStock                    | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403     |
| Mutation.adjustStocks                   | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403     |
| Mutation.answerOwnSubstituteQuestion    | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.answerSubstituteQuestion       | ok/400 | ok/400 | ok/400     | ok/400 | ok/400    | ok/400 | ok/400  | ok/400  |
| Mutation.askCustomer                    | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.beginOnlinePayment             | 401    | 401    | 409        | 403    | 403       | 403    | 403     | 403     |
| Mutation.beginPasskey                    | 401    | 401    | 403        | ok     | ok        | ok     | ok      | 403     |
| Mutation.beginPasskeyLogin               | ok     | ok     | ok         | ok     | ok        | ok     | ok      | 403     |
| Mutation.beginTwoFactor                 | 401    | 401    | 403        | ok     | ok        | ok     | ok      | 403     |
| Mutation.cancelBulkChange               | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403     |
| Mutation.cancelOrder                    | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.carryOrder                     | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.changeCartItem                 | 401    | 404    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.changeCartItem (a guest's)     | 401    | 404    | 404        | 403    | 403       | 403    | 403     | 403     |
| Mutation.changeCustomRole               | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.changeDeliveryArea             | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.changeDeliveryDays             | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.changeDeliveryTerms            | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.changeEmail                    | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.changeOfferBanner              | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403     |
| Mutation.changePolicy                   | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.changeOrderDelivery            | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.changePassword                 | 401    | 401    | ok         | ok     | ok        | ok     | ok      | 403     |
| Mutation.changeRound                    | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.changeStaffRole                | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.changeUpiSettings              | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.changeWeekdayWindows           | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.chooseLanguage                 | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.collectCash                    | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.confirmEmail                   | ok/400 | ok/400 | ok/400     | ok/400 | ok/400    | ok/400 | ok/400  | ok/400  |
| Mutation.confirmOnlinePayment           | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.confirmTwoFactor               | 401    | 401    | 403        | 400    | 400       | 400    | 400     | 403     |
| Mutation.confirmUpiPayment              | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.confirmUpiTransfer             | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.contact                        | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok      |
| Mutation.createApiToken                 | 401    | 401    | 403        | ok     | 403       | 403    | 403     | 403     |
| Mutation.decideOrderReport              | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.deleteAccount                  | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.deleteAddress                  | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.deleteProduct                  | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403     |
| Mutation.deliverStop                    | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.editOrder                      | 401    | 401    | ok/404/404 | ok/404 | 403       | 403    | ok/404  | 403     |
| Mutation.endCoupon                      | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403     |
| Mutation.failStop                       | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.finishPicking                  | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.forgotPassword                 | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok      |
| Mutation.handInRound                    | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.login                          | ok     | ok     | ok         | ok     | ok        | ok     | ok      | 403     |
| Mutation.loginWithCode                  | ok     | ok     | ok         | ok     | ok        | ok     | ok      | 403     |
| Mutation.logout                         | ok     | ok     | ok         | ok     | ok        | ok     | ok      | 403     |
| Mutation.makeRound                      | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.markRefundSent                 | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.moveOrder                      | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.moveOrder (to CANCELLED)       | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.moveOrders                     | 401    | 401    | 403        | ok     | 403       | ok     | 403     | 403     |
| Mutation.noteStaffPresence              | 401    | 401    | 403        | ok     | 403       | ok     | ok      | 403     |
| Mutation.noteCarriedOrder               | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.notifyMe                        | 401    | 401    | ok/404     | 403    | 403       | 403    | 403     | 403     |
| Mutation.passkeyLogin                    | 400    | 400    | 400        | 400    | 400       | 400    | 400     | 403     |
| Mutation.payment                        | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.payment (another's key)        | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.pickOrderLine                  | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.placeOrder                     | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.placeOrder (another's key)     | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.placeOrder (addressId)         | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.previewBulkChange              | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403     |
| Mutation.redeemGiftVoucher              | 401    | 401    | ok/409     | 403    | 403       | 403    | 403     | 403     |
| Mutation.redeemGiftVoucher (another's)  | 401    | 401    | 409        | 403    | 403       | 403    | 403     | 403     |
| Mutation.redeliverEvent                 | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.refundOrderLines               | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.refundPayment                  | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.register                       | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok      |
| Mutation.rejectUpiTransfer              | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.removeCartItem                 | 401    | 404    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.removeCartItem (a guest's)     | 401    | 404    | 404        | 403    | 403       | 403    | 403     | 403     |
| Mutation.removeCustomRole               | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.removeDeliveryArea             | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.removePasskey                   | 401    | 401    | 403        | 404    | 404       | 404    | 404     | 403     |
| Mutation.removeStaff                    | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.removeWebhook                  | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.removeWish                      | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.renamePasskey                   | 401    | 401    | 403        | 404    | 404       | 404    | 404     | 403     |
| Mutation.renewRecoveryCodes             | 401    | 401    | 403        | 400    | 400       | 400    | 400     | 403     |
| Mutation.reorder                        | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.replayEvents                   | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.reportOrderProblem             | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.requestLoginCode               | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok      |
| Mutation.requireSecondFactor            | 401    | 401    | 403        | 400    | 403       | 403    | 403     | 403     |
| Mutation.resetOrderLine                 | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.resetPassword                  | ok/400 | ok/400 | ok/400     | ok/400 | ok/400    | ok/400 | ok/400  | 403     |
| Mutation.resetStaffTwoFactor            | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.revokeApiToken                 | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.revokeApiToken (another's)     | 401    | 401    | 403        | 404    | 403       | 403    | 403     | 403     |
| Mutation.revokeOtherSessions            | 401    | 401    | ok         | ok     | ok        | ok     | ok      | 403     |
| Mutation.revokeSession                  | 401    | 401    | ok/404/404 | 404    | 404       | 404    | 404     | 403     |
| Mutation.revokeSession (of a colleague) | 401    | 401    | 404        | 404    | 404       | 404    | 404     | 403     |
| Mutation.rotateWebhookSecret            | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.sendEmailConfirmation          | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.setMessageAnswered             | 401    | 401    | 403        | ok/404 | 403       | 403    | ok/404  | 403     |
| Mutation.setPriceMails                   | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.setPrices                      | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403     |
| Mutation.setStock                       | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403     |
| Mutation.setStocks                      | 401    | 401    | 403        | ok     | ok        | 403    | 403     | 403     |
| Mutation.shortOrderLine                 | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.signUp                         | ok     | ok     | ok         | ok     | ok        | ok     | ok      | ok      |
| Mutation.startBulkChange                | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403     |
| Mutation.startPicking                   | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.startRound                     | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.stateUpiTransfer               | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.stopNotifyingMe                 | 401    | 401    | ok         | 403    | 403       | 403    | 403     | 403     |
| Mutation.stopPriceMails                  | ok/400 | ok/400 | ok/400     | ok/400 | ok/400    | ok/400 | ok/400  | ok/400  |
| Mutation.substituteOrderLine            | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.takePhoneOrder                 | 401    | 401    | 403        | ok     | 403       | 403    | ok      | 403     |
| Mutation.testWebhook                    | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.turnOffTwoFactor               | 401    | 401    | 403        | 400    | 400       | 400    | 400     | 403     |
| Mutation.undoBulkChange                 | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403     |
| Mutation.turnWebhook                    | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
| Mutation.undoMoves                      | 401    | 401    | 403        | ok     | 403       | ok     | 403     | 403     |
| Mutation.updateAddress                  | 401    | 401    | ok/404/404 | 403    | 403       | 403    | 403     | 403     |
| Mutation.updateProduct                  | 401    | 401    | 403        | ok/404 | ok/404    | 403    | 403     | 403     |
| Mutation.weighOrderLine                 | 401    | 401    | 403        | ok/404 | 403       | ok/404 | 403     | 403     |
| Mutation.writeOffDebt                   | 401    | 401    | 403        | ok/404 | 403       | 403    | 403     | 403     |
`);
