import { isRecord } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import { newItemUrl, openBeside } from '@/platform/ownScreen';
import { OWN_SCREEN } from '../model/ownScreen';
import { drafting } from './draftedType';

/** Whether a document is edited in a screen of its own in wp-admin: all of its type are, or its record says so. */
export const hasOwnScreen = ( type: string, record?: unknown ): boolean =>
	boot().postTypes[ type ]?.hasBlockEditor === false ||
	( isRecord( record ) && record[ OWN_SCREEN ] === true );

/** Begins a new item of a type: in the dialog for drafts, or its own screen. */
export const startDraft = ( type: string ): void =>
	hasOwnScreen( type )
		? openBeside( newItemUrl( type ) )
		: drafting.set( type );
