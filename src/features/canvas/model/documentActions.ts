/** Something that can be done to the open document. */
export interface DocumentAction {
	readonly id: string;
	readonly label: string;
	readonly isDestructive?: boolean;
	readonly act: () => void;
}

/**
 * The menu's groups: looking at the document, changing it, getting rid of it. Groups with nothing in them are left out.
 *
 * @param listed What its list would do.
 * @param own    What the editor itself does.
 */
export function arrangeActions(
	listed: readonly DocumentAction[],
	own: readonly DocumentAction[]
): readonly ( readonly DocumentAction[] )[] {
	const all = [ ...listed, ...own ];
	const groups: readonly DocumentAction[][] = [ [], [], [] ];
	for ( const action of all ) {
		groups[ groupOf( action ) ]?.push( action );
	}
	return groups.filter( ( { length } ) => length > 0 );
}

const LOOKS: readonly string[] = [ 'view', 'revisions' ];

function groupOf( { id, isDestructive = false }: DocumentAction ): number {
	if ( isDestructive ) {
		return 2;
	}
	return LOOKS.includes( id ) ? 0 : 1;
}

/**
 * Whether there may be anything to be done. Lists do nothing to templates of the theme that no one has changed; what
 * they would do to others is known once they have been asked.
 */
export const mayHaveActions = (
	type: string,
	own: readonly DocumentAction[]
): boolean => type !== 'wp_template' || own.length > 0;
