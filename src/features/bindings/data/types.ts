import type { UnknownRecord } from '@/kernel/guards';

/** A bound attribute with the arguments of its binding and, for a change, the new value. */
export interface Binding {
	readonly args: UnknownRecord;
	readonly newValue?: unknown;
}

/** The arguments that the block editor passes to a source; the stores are those of the calling editor. */
export interface BindingCall {
	readonly select: ( store: unknown ) => never;
	readonly dispatch: ( store: unknown ) => never;
	readonly clientId: string;
	readonly context: UnknownRecord;
	readonly bindings: Readonly< Record< string, Binding > >;
}

/** The client side of a block bindings source; PHP registers the server side. */
export interface BindingSource {
	readonly name: string;
	getValues( call: BindingCall ): Record< string, unknown >;
	setValues?( call: BindingCall ): void;
	canUserEditValue(
		call: Omit< BindingCall, 'bindings' > & { readonly args: UnknownRecord }
	): boolean;
}

interface Core {
	getEditedEntityRecord(
		kind: string,
		name: string,
		id: string | number
	): UnknownRecord | false | undefined;
	getEntityRecord(
		kind: string,
		name: string,
		id: string | number
	): UnknownRecord | null | undefined;
	canUser(
		action: string,
		resource: { kind: string; name: string; id: string | number }
	): boolean | undefined;
}

interface CoreActions {
	editEntityRecord(
		kind: string,
		name: string,
		id: string | number,
		edits: UnknownRecord
	): unknown;
}

export interface Block {
	readonly clientId: string;
	readonly attributes: UnknownRecord;
	readonly innerBlocks: readonly Block[];
}

interface Blocks {
	getBlockName( clientId: string ): string | null;
	getBlockAttributes( clientId: string ): UnknownRecord | null;
	getBlocks(): readonly Block[];
	getBlockParentsByBlockName(
		clientId: string,
		name: string,
		ascending: boolean
	): readonly string[];
}

interface BlocksActions {
	updateBlockAttributes(
		clientId: string,
		attributes: UnknownRecord
	): unknown;
}

/** The stores by name, because the caller's registry may not be the page's own. */
export const coreOf = ( { select }: Pick< BindingCall, 'select' > ): Core =>
	select( 'core' );
export const coreActionsOf = ( {
	dispatch,
}: Pick< BindingCall, 'dispatch' > ): CoreActions => dispatch( 'core' );
export const blocksOf = ( { select }: Pick< BindingCall, 'select' > ): Blocks =>
	select( 'core/block-editor' );
export const blocksActionsOf = ( {
	dispatch,
}: Pick< BindingCall, 'dispatch' > ): BlocksActions =>
	dispatch( 'core/block-editor' );

/** Calls a function for each bound attribute and collects the results. */
export const mapBindings = (
	bindings: BindingCall[ 'bindings' ],
	valueOf: ( binding: Binding, attribute: string ) => unknown
): Record< string, unknown > =>
	Object.fromEntries(
		Object.entries( bindings ).map( ( [ attribute, binding ] ) => [
			attribute,
			valueOf( binding, attribute ),
		] )
	);

/** The record that a block shows. */
export interface PostInContext {
	readonly type: string;
	readonly id: string | number;
}

/** The post in a block's context; null without one. */
export function postInContext( {
	postType,
	postId,
}: UnknownRecord ): PostInContext | null {
	return typeof postType === 'string' &&
		( typeof postId === 'string' || typeof postId === 'number' )
		? { type: postType, id: postId }
		: null;
}

/** Whether the user may edit the post that a block shows. In a query, many posts share one block. */
export function canEditPostInContext(
	call: Pick< BindingCall, 'select' | 'context' >
): boolean {
	const { context } = call;
	const post = postInContext( context );
	if ( ! post || context.query || context.queryId ) {
		return false;
	}
	return (
		coreOf( call ).canUser( 'update', {
			kind: 'postType',
			name: post.type,
			id: post.id,
		} ) === true
	);
}

/** Blocks that store the linked object in attributes rather than context. */
const LINK_BLOCKS: readonly string[] = [
	'core/navigation-link',
	'core/navigation-submenu',
];

/** The attributes of a link block; null for other blocks. */
export function linkAttributes(
	call: Pick< BindingCall, 'select' | 'clientId' >
): UnknownRecord | null {
	const blocks = blocksOf( call );
	const name = blocks.getBlockName( call.clientId ) ?? '';
	return LINK_BLOCKS.includes( name )
		? blocks.getBlockAttributes( call.clientId )
		: null;
}
