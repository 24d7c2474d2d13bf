// What the list calls are held against: a bare Fastify handler that runs one hand-written statement for each and answers the same JSON, on
// the same tables and indexes. No sign-in, no validation, no errors; whose rows are shown comes in the address, 0 for all.
import { bareActions } from './bareActions';
import { bareChecklists } from './bareChecklists';
import { bareComplaints } from './bareComplaints';
import { bareOrder } from './bareOrder';
import { bareOrders } from './bareOrders';
import { bareTasks } from './bareTasks';
import { serveList, serveRecord, startServing } from './serveList';

serveList('/complaints', bareComplaints);
serveList('/actions', bareActions);
serveList('/tasks', bareTasks);
serveList('/checklists', bareChecklists);
serveList('/project/house/:id/orders', bareOrders);
serveRecord('/project/house/order', bareOrder);
await startServing();
