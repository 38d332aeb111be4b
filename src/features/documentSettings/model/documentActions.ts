/** An action on the open document. */
export interface DocumentAction {
	readonly id: string;
	readonly label: string;
	readonly isDestructive?: boolean;
	readonly act: () => void;
}

/**
 * The menu's groups: view, edit, remove. Empty groups are left out.
 *
 * @param listed The actions from its list.
 * @param own    The editor's own actions.
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
 * Whether the document may have actions. Lists have none for unchanged theme templates; for others, they are known
 * after loading.
 */
export const mayHaveActions = (
	type: string,
	own: readonly DocumentAction[]
): boolean => type !== 'wp_template' || own.length > 0;
