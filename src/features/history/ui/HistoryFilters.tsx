import {
	Button,
	CheckboxControl,
	SearchControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { differsFromSite, ownZoneLabel, zoneLabel } from '@/kernel/siteClock';
import { siteZone } from '@/platform/siteZone';
import { isolated } from '@/ui/quoted';
import { useFilters } from '../data/useHistory';
import { isFiltered, type Filter } from '../model/filter';
import styles from './HistoryFilters.module.css';

/** The delay between typing and searching, in milliseconds. */
const PAUSE = 300;

interface HistoryFiltersProps {
	readonly filter: Filter;
	readonly onChange: ( filter: Filter ) => void;
}

/** Filters the list by author, type, programs, days and search. */
export function HistoryFilters( { filter, onChange }: HistoryFiltersProps ) {
	const load = useFilters();
	const { people, kinds, agents } =
		load.status === 'ready'
			? load.value
			: { people: [], kinds: [], agents: [] };
	const isByAgents = filter.isByAgents ?? filter.agent !== undefined;
	// A changed filter starts at the first page.
	const set = ( changed: {
		readonly [ Name in keyof Filter ]?: Filter[ Name ] | undefined;
	} ) =>
		onChange(
			withoutUndefined( { ...filter, page: undefined, ...changed } )
		);
	return (
		<div
			className={ styles.filters }
			role="search"
			aria-label={ __( 'Filter history', 'atelier' ) }
		>
			<Search
				key={ String( filter.search === undefined ) }
				search={ filter.search ?? '' }
				onSearch={ ( search ) =>
					set( { search: search || undefined } )
				}
			/>
			<FilterSelect
				label={ __( 'Person', 'atelier' ) }
				value={ String( filter.person ?? '' ) }
				options={ [
					{ value: '', label: __( 'Everyone', 'atelier' ) },
					...people.map( ( { id, name } ) => ( {
						value: String( id ),
						label: name,
					} ) ),
				] }
				onChange={ ( value ) =>
					set( {
						person: value === '' ? undefined : Number( value ),
					} )
				}
			/>
			<FilterSelect
				label={ __( 'Changes to', 'atelier' ) }
				value={ filter.kind ?? '' }
				options={ [
					{ value: '', label: __( 'Everything', 'atelier' ) },
					...kinds,
					{
						value: 'site',
						label: __( 'Site settings', 'atelier' ),
					},
					{
						value: 'deleted',
						label: __( 'Deleted items', 'atelier' ),
					},
				] }
				onChange={ ( kind ) => set( { kind: kind || undefined } ) }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				className={ styles.check ?? '' }
				label={ __( 'By agents', 'atelier' ) }
				checked={ isByAgents }
				onChange={ ( isChecked ) =>
					set( {
						isByAgents: isChecked || undefined,
						agent: undefined,
					} )
				}
			/>
			{ isByAgents && agents.length > 0 && (
				<FilterSelect
					label={ __( 'Agent', 'atelier' ) }
					value={ String( filter.agent ?? '' ) }
					options={ [
						{ value: '', label: __( 'All agents', 'atelier' ) },
						...agents.map( ( { id, name } ) => ( {
							value: String( id ),
							label: name,
						} ) ),
					] }
					onChange={ ( value ) =>
						set( {
							isByAgents: true,
							agent: value === '' ? undefined : Number( value ),
						} )
					}
				/>
			) }
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className={ styles.day ?? '' }
				type="date"
				label={ __( 'From', 'atelier' ) }
				value={ filter.from ?? '' }
				onChange={ ( from ) => set( { from: from || undefined } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className={ styles.day ?? '' }
				type="date"
				label={ __( 'To', 'atelier' ) }
				value={ filter.to ?? '' }
				onChange={ ( to ) => set( { to: to || undefined } ) }
			/>
			<Zones />
			{ isFiltered( filter ) && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => onChange( {} ) }
				>
					{ __( 'Clear filters', 'atelier' ) }
				</Button>
			) }
		</div>
	);
}

interface FilterSelectProps {
	readonly label: string;
	readonly value: string;
	readonly options: { value: string; label: string }[];
	readonly onChange: ( value: string ) => void;
}

/** In a box of its own: WordPress 6.8 gives a class to one inside of it, whose width depends on the options. */
const FilterSelect = ( props: FilterSelectProps ) => (
	<div className={ styles.field }>
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			{ ...props }
		/>
	</div>
);

/** Whose days these are, where the browser's clock says something else. */
function Zones() {
	const zone = siteZone();
	return differsFromSite( zone, new Date() ) ? (
		<p className={ styles.zones }>
			{ sprintf(
				/* translators: 1: a time zone, such as "Europe/Berlin". 2: another one, such as "UTC". */
				__(
					'Days are in your site’s time zone: %1$s. You are in %2$s.',
					'atelier'
				),
				isolated( zoneLabel( zone ) ),
				isolated( ownZoneLabel() )
			) }
		</p>
	) : null;
}

function Search( {
	search,
	onSearch,
}: {
	readonly search: string;
	readonly onSearch: ( search: string ) => void;
} ) {
	const [ typed, setTyped ] = useState( search );
	const later = useDebounce( onSearch, PAUSE );
	return (
		<SearchControl
			__nextHasNoMarginBottom
			className={ styles.search ?? '' }
			label={ __( 'Search titles', 'atelier' ) }
			placeholder={ __( 'Search titles', 'atelier' ) }
			value={ typed }
			onChange={ ( value ) => {
				setTyped( value );
				later( value );
			} }
		/>
	);
}

const withoutUndefined = ( filter: Readonly< Record< string, unknown > > ) =>
	Object.fromEntries(
		Object.entries( filter ).filter(
			( [ , value ] ) => value !== undefined
		)
	) as Filter;
