import { Composite, PanelBody, SearchControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { messageFor } from '@/ui/messages';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import { replaceContent } from '@/features/documents/index.records';
import { Preview } from '@/features/previews';
import {
	contentOfDesign,
	useDesigns,
	usePatternDesigns,
} from '../data/designs';
import type { Design } from '../model/designs';
import { findStarters } from '../model/starters';
import styles from './DesignPanel.module.css';
import { PatternCard } from './PatternCard';

/** The number of designs from which a search is shown. */
const MANY = 6;

interface DesignPanelProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
}

/** Other designs for a template, template part or pattern. Choosing one replaces the content, which can be undone. */
export const DesignPanel = ( { document, post }: DesignPanelProps ) =>
	document.type === 'wp_block' ? (
		<OfPattern document={ document } />
	) : (
		<OfTemplate document={ document } post={ post } />
	);

const OfTemplate = ( { document, post }: DesignPanelProps ) => (
	<Panel document={ document } designs={ useDesigns( post ) } />
);

const OfPattern = ( { document }: Pick< DesignPanelProps, 'document' > ) => (
	<Panel document={ document } designs={ usePatternDesigns( document ) } />
);

type DesignsProps = Pick< DesignPanelProps, 'document' > & {
	readonly designs: readonly Design[];
};

const Panel = ( props: DesignsProps ) =>
	props.designs.length > 0 && (
		<PanelBody title={ __( 'Design', 'atelier' ) } initialOpen={ false }>
			<Designs { ...props } />
		</PanelBody>
	);

function Designs( { document, designs }: DesignsProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ chosen, setChosen ] = useState< string | null >( null );
	const { createErrorNotice } = useDispatch( noticesStore );
	const found = findStarters( designs, search, '' );

	const choose = async ( design: Design ) => {
		setChosen( design.name );
		const content = await contentOfDesign( design );
		setChosen( null );
		if ( content.ok ) {
			replaceContent( document, content.value );
		} else {
			void createErrorNotice( messageFor( content.error ) );
		}
	};

	return (
		<div className={ styles.panel }>
			{ designs.length > MANY && (
				<SearchControl
					__nextHasNoMarginBottom
					className={ styles.search ?? '' }
					label={ __( 'Search designs', 'atelier' ) }
					placeholder={ __( 'Search designs', 'atelier' ) }
					value={ search }
					onChange={ setSearch }
				/>
			) }
			<p className="screen-reader-text" role="status">
				{ search !== '' &&
					sprintf(
						/* translators: %d: number of designs of a template, template part or pattern. */
						_n(
							'%d design',
							'%d designs',
							found.length,
							'atelier'
						),
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
					className={ styles.designs ?? '' }
					aria-label={ __( 'Designs', 'atelier' ) }
				>
					{ found.map( ( design ) => (
						<Card
							key={ design.name }
							design={ design }
							kind={ document.type }
							isBusy={ design.name === chosen }
							onChoose={ () => {
								if ( chosen === null ) {
									void choose( design );
								}
							} }
						/>
					) ) }
				</Composite>
			) }
		</div>
	);
}

interface CardProps {
	readonly design: Design;
	/** A post type. */
	readonly kind: string;
	readonly isBusy: boolean;
	readonly onChoose: () => void;
}

const Card = ( {
	design: { name, title, version, viewportWidth },
	kind,
	isBusy,
	onChoose,
}: CardProps ) => (
	<PatternCard title={ title } isBusy={ isBusy } onChoose={ onChoose }>
		<div className={ styles.picture } data-kind={ kind }>
			<Preview
				of={ name }
				version={ version }
				viewport={ viewportWidth }
				emptyText={ __( 'Empty pattern', 'atelier' ) }
				isPlaced={ kind === 'wp_template_part' }
			/>
		</div>
	</PatternCard>
);
