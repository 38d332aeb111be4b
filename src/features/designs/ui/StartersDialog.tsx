import { BlockPreview } from '@wordpress/block-editor';
import {
	Button,
	Composite,
	Modal,
	SearchControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { WhenInView } from '@/ui/WhenInView';
import { usePreference } from '@/platform/editorPreferences';
import { blocksOf } from '@/features/documents/index.records';
import { useCategoryNames } from '../data/useStarters';
import { categoriesOf, findStarters, type Starter } from '../model/starters';
import { PatternCard } from './PatternCard';
import styles from './StartersDialog.module.css';

/** The number of starters from which a search is shown. */
const MANY = 6;

interface StartersDialogProps {
	readonly starters: readonly Starter[];
	/** Whether the document has content, which can be kept. */
	readonly hasContent: boolean;
	readonly onChoose: ( starter: Starter ) => void;
	readonly onClose: () => void;
}

/** The starters for a document. */
export function StartersDialog( {
	starters,
	hasContent,
	onChoose,
	onClose,
}: StartersDialogProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ category, setCategory ] = useState( '' );
	const [ isOffered, toggleOffer ] = usePreference(
		'enableChoosePatternModal'
	);
	const found = useMemo(
		() => findStarters( starters, search, category ),
		[ starters, search, category ]
	);
	return (
		<Modal
			title={ __( 'Choose a pattern', 'atelier' ) }
			isFullScreen
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			{ starters.length > MANY && (
				<div className={ styles.filters }>
					<SearchControl
						__nextHasNoMarginBottom
						className={ styles.search ?? '' }
						label={ __( 'Search patterns', 'atelier' ) }
						placeholder={ __( 'Search patterns', 'atelier' ) }
						value={ search }
						onChange={ setSearch }
					/>
					<CategoryFilter
						starters={ starters }
						category={ category }
						onChange={ setCategory }
					/>
				</div>
			) }
			<p className="screen-reader-text" role="status">
				{ sprintf(
					/* translators: %d: number of patterns. */
					_n( '%d pattern', '%d patterns', found.length, 'atelier' ),
					found.length
				) }
			</p>
			{ found.length === 0 ? (
				<p className={ styles.nothing }>
					{ __( 'No results found', 'atelier' ) }
				</p>
			) : (
				<Composite
					role="listbox"
					className={ styles.patterns ?? '' }
					aria-label={ __( 'Block patterns', 'atelier' ) }
				>
					{ found.map( ( starter ) => (
						<Card
							key={ starter.name }
							starter={ starter }
							onChoose={ () => onChoose( starter ) }
						/>
					) ) }
				</Composite>
			) }
			<div className={ styles.footer }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show starter patterns', 'atelier' ) }
					checked={ isOffered }
					onChange={ toggleOffer }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ onClose }
				>
					{ hasContent
						? __( 'Keep current content', 'atelier' )
						: __( 'Start blank', 'atelier' ) }
				</Button>
			</div>
		</Modal>
	);
}

interface CategoryFilterProps {
	readonly starters: readonly Starter[];
	readonly category: string;
	readonly onChange: ( category: string ) => void;
}

function CategoryFilter( {
	starters,
	category,
	onChange,
}: CategoryFilterProps ) {
	const names = useCategoryNames();
	const categories = categoriesOf( starters );
	if ( categories.length < 2 ) {
		return null;
	}
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Category', 'atelier' ) }
			hideLabelFromVision
			value={ category }
			options={ [
				{ value: '', label: __( 'All categories', 'atelier' ) },
				...categories.map( ( slug ) => ( {
					value: slug,
					label: decodeEntities( names.get( slug ) ?? slug ),
				} ) ),
			] }
			onChange={ onChange }
		/>
	);
}

function Card( {
	starter,
	onChoose,
}: {
	readonly starter: Starter;
	readonly onChoose: () => void;
} ) {
	return (
		<PatternCard
			title={ decodeEntities( starter.title ) }
			onChoose={ onChoose }
		>
			<WhenInView className={ styles.preview }>
				<Picture starter={ starter } />
			</WhenInView>
		</PatternCard>
	);
}

function Picture( {
	starter: { content, viewportWidth },
}: {
	readonly starter: Starter;
} ) {
	const blocks = useMemo( () => blocksOf( content ), [ content ] );
	return <BlockPreview blocks={ blocks } viewportWidth={ viewportWidth } />;
}
