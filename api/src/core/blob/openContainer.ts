import { BlobServiceClient, ContainerClient, type StoragePipelineOptions } from '@azure/storage-blob';

/** A store that does not answer is told of soon; whoever comes next asks again. */
const options: StoragePipelineOptions = {
  retryOptions: { maxTries: 3, tryTimeoutInMs: 10_000, retryDelayInMs: 100, maxRetryDelayInMs: 1_000 },
};

/**
 * A container of Azure Blob.
 * @param address of the container, with a SAS token when there is no connection string
 * @param connection the storage account's connection string
 */
export const openContainer = (address: URL, connection: string | undefined): ContainerClient =>
  connection === undefined
    ? new ContainerClient(address.href, undefined, options)
    : BlobServiceClient.fromConnectionString(connection, options).getContainerClient(
        address.pathname.split('/').at(-1) ?? '',
      );
