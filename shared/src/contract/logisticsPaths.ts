/** The addresses of bookings and orders (docs/product/frame.md#pages). */
export const logisticsPaths = {
  /** One's own bookings in a project's barracks, for developer staff. */
  projectBookings: (id: number) => `/projects/${id}/bookings`,
  /** Where a room is reserved. */
  projectBooking: (id: number) => `/projects/${id}/bookings/booking`,
  /** Who has which room when. */
  projectOccupancy: (id: number) => `/projects/${id}/bookings/occupancy`,
  /** The orders of a house, for developer staff. */
  houseOrders: (id: number, houseId: number) => `/projects/${id}/house/${houseId}/orders`,
  houseOrder: (id: number, houseId: number, orderId: number) =>
    `/projects/${id}/house/${houseId}/orders/${orderId}`,
} as const;
