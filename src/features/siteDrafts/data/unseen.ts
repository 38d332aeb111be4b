import { createSignal } from '@/kernel/signal';
import { useSignal } from '@/ui/useSignal';
import type { DraftChange } from '../model/change';

const all = createSignal< ReadonlyMap< string, readonly string[] > >(
	new Map()
);

const keyOf = ( { key, version }: DraftChange ): string =>
	`${ key } ${ version }`;

/** Keeps what the pictures of a change have shown: also a dialog without pictures says it. */
export const noteUnseen = (
	change: DraftChange,
	texts: readonly string[]
): void => all.set( new Map( all.get() ).set( keyOf( change ), texts ) );

/** The texts that visitors no longer see, as far as pictures have shown it. */
export const useUnseen = ( change: DraftChange ): readonly string[] =>
	useSignal( all ).get( keyOf( change ) ) ?? NONE;

const NONE: readonly string[] = [];
