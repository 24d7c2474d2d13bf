import { BlobServiceClient, ContainerClient, type StoragePipelineOptions } from '@azure/storage-blob';

import { StartError } from '../start/StartError';

/** A store that does not answer is told of soon; whoever comes next asks again. */
const options: StoragePipelineOptions = {
  retryOptions: { maxTries: 3, tryTimeoutInMs: 10_000, retryDelayInMs: 100, maxRetryDelayInMs: 1_000 },
};

const withoutSlash = (address: URL): URL => {
  const trimmed = new URL(address);
  trimmed.pathname = trimmed.pathname.replace(/\/$/, '');
  return trimmed;
};

/**
 * A container of Azure Blob.
 * @param address of the container, with a SAS token when there is no connection string
 * @param connection the storage account's connection string
 * @throws StartError when the address names no container, or the connection string is none
 */
export const openContainer = (address: URL, connection: string | undefined): ContainerClient => {
  const container = withoutSlash(address);
  try {
    if (connection === undefined) return new ContainerClient(container.href, undefined, options);
    const name = container.pathname.split('/').at(-1) ?? '';
    return BlobServiceClient.fromConnectionString(connection, options).getContainerClient(name);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `Lageret ${address.origin}${address.pathname} kan ikke åpnes (${reason}). Kontroller adressen og tilkoblingsstrengen.`,
      { cause },
    );
  }
};
