import { useInstanceId } from '@wordpress/compose';
import { isRTL } from '@wordpress/i18n';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab< Name extends string > {
	readonly name: Name;
	readonly label: string;
}

interface TabListProps< Name extends string > {
	readonly label: string;
	readonly tabs: readonly Tab< Name >[];
	readonly selected: Name;
	/** Connects the list and its panel; see useTabsId. */
	readonly id: string;
	readonly onSelect: ( name: Name ) => void;
}

/** An id that a TabList and its TabPanel share. */
export const useTabsId = (): string => useInstanceId( TabList, 'atelier-tabs' );

/** The tab list. Arrow keys move and select, Home and End go to the ends. */
export function TabList< Name extends string >( {
	label,
	tabs,
	selected,
	id,
	onSelect,
}: TabListProps< Name > ) {
	const move = ( event: KeyboardEvent< HTMLElement > ) => {
		const at = tabs.findIndex( ( { name } ) => name === selected );
		const next = tabs[ indexAfter( event.key, at, tabs.length ) ];
		if ( next && next.name !== selected ) {
			event.preventDefault();
			onSelect( next.name );
			document.getElementById( `${ id }-${ next.name }` )?.focus();
		}
	};
	return (
		<div role="tablist" aria-label={ label } className={ styles.list }>
			{ tabs.map( ( { name, label: tabLabel } ) => (
				<button
					key={ name }
					type="button"
					role="tab"
					id={ `${ id }-${ name }` }
					className={ styles.tab }
					aria-selected={ name === selected }
					aria-controls={ `${ id }-panel` }
					tabIndex={ name === selected ? 0 : -1 }
					onClick={ () => onSelect( name ) }
					onKeyDown={ move }
				>
					{ tabLabel }
				</button>
			) ) }
		</div>
	);
}

/** The panel of the selected tab. */
export function TabPanel( {
	id,
	selected,
	children,
}: {
	readonly id: string;
	readonly selected: string;
	readonly children: ReactNode;
} ) {
	return (
		<div
			role="tabpanel"
			id={ `${ id }-panel` }
			aria-labelledby={ `${ id }-${ selected }` }
			className={ styles.panel }
		>
			{ children }
		</div>
	);
}

function indexAfter( key: string, at: number, count: number ): number {
	const forward = isRTL() ? 'ArrowLeft' : 'ArrowRight';
	const backward = isRTL() ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case forward:
			return ( at + 1 ) % count;
		case backward:
			return ( at - 1 + count ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return at;
	}
}
