import type { DocumentRef } from '@/features/documents/index.model';
import { createSignal } from '@/kernel/signal';

/** The document whose uses the dialog of the palette shows; null while it is closed. */
export const shownUses = createSignal<
	( DocumentRef & { readonly title: string } ) | null
>( null );
