import { MenuGroup, MenuItem } from '@wordpress/components';
import { MoreMenu } from './MoreMenu';

/** One item of the menu. */
export interface Entry {
	readonly label: string;
	readonly shortcut?: string;
	readonly isDestructive?: boolean;
	readonly act: () => void;
}

interface RowMenuProps {
	readonly label: string;
	/** Set where the list moves the focus itself, and handles arrow keys. */
	readonly tabIndex?: 0 | -1;
	/** Whether what was chosen is still being loaded. */
	readonly isWaiting?: boolean;
	/** Called when the menu opens. */
	readonly groups: () => readonly ( readonly Entry[] )[];
}

/** The actions menu of a row. */
export const RowMenu = ( {
	label,
	tabIndex,
	isWaiting,
	groups,
}: RowMenuProps ) => (
	<MoreMenu label={ label } tabIndex={ tabIndex } isWaiting={ isWaiting }>
		{ ( close ) =>
			groups()
				.filter( ( { length } ) => length > 0 )
				.map( ( group ) => (
					<MenuGroup
						key={ group.map( ( entry ) => entry.label ).join() }
					>
						{ group.map( ( entry ) => (
							<MenuItem
								key={ entry.label }
								isDestructive={ entry.isDestructive === true }
								{ ...( entry.shortcut === undefined
									? {}
									: { shortcut: entry.shortcut } ) }
								onClick={ () => {
									close();
									entry.act();
								} }
							>
								{ entry.label }
							</MenuItem>
						) ) }
					</MenuGroup>
				) )
		}
	</MoreMenu>
);
