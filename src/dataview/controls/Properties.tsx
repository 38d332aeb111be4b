import { Button } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, seen, unseen } from '@wordpress/icons';
import type { NormalizedField } from '../fields';
import { useList } from '../parts';
import { ITEM_PARTS, type ItemPart, type View } from '../types';
import { DragHandle } from '@/ui/DragHandle';
import { useReordering, type Reordering } from '@/ui/useReordering';
import styles from './ViewOptions.module.css';

type AnyField = NormalizedField< unknown >;

/** The shown fields in their order, and the hidden ones. */
export function Properties() {
	const { view, fields, change } = useList();
	const id = useId();
	const parts = ITEM_PARTS.flatMap( ( part ) => {
		const field = fields.find(
			( other ) => other.id === partField( view, part )
		);
		return field
			? [ { part, field, isShown: isPartShown( view, part ) } ]
			: [];
	} );
	const partIds = parts.map( ( { field } ) => field.id );
	const shown = ( view.fields ?? [] ).flatMap( ( shownId ) =>
		fields.filter(
			( field ) => field.id === shownId && ! partIds.includes( shownId )
		)
	);
	const hidden = fields.filter(
		( field ) =>
			! shown.includes( field ) &&
			! partIds.includes( field.id ) &&
			field.enableHiding
	);
	const hiddenParts = parts.filter( ( { isShown } ) => ! isShown );

	const reordering = useReordering( {
		ids: shown.map( ( field ) => field.id ),
		onMove: ( field, to ) => {
			// Fields with a position of their own may come between those in the list.
			const target = shown[ to ];
			if ( target ) {
				change( {
					type: 'moveField',
					field,
					to: ( view.fields ?? [] ).indexOf( target.id ),
				} );
			}
		},
	} );

	return (
		<section className={ styles.section } aria-labelledby={ id }>
			<h2 className={ styles.heading } id={ id }>
				{ __( 'Properties', 'atelier' ) }
			</h2>
			<ul className={ styles.list } aria-labelledby={ id }>
				{ parts
					.filter( ( { isShown } ) => isShown )
					.map( ( { part, field } ) => (
						<Property
							key={ field.id }
							field={ field }
							onHide={
								field.enableHiding
									? () =>
											change( {
												type: 'showPart',
												part,
												isShown: false,
											} )
									: undefined
							}
						/>
					) ) }
				{ shown.map( ( field, position ) => (
					<Property
						key={ field.id }
						field={ field }
						position={ position }
						count={ shown.length }
						reordering={ reordering }
						onHide={
							field.enableHiding
								? () =>
										change( {
											type: 'hideField',
											field: field.id,
										} )
								: undefined
						}
					/>
				) ) }
			</ul>
			{ hidden.length + hiddenParts.length > 0 && (
				<div className={ styles.properties }>
					<h3 className={ styles.subheading } id={ `${ id }-hidden` }>
						{ __( 'Hidden', 'atelier' ) }
					</h3>
					<ul
						className={ styles.list }
						aria-labelledby={ `${ id }-hidden` }
					>
						{ hiddenParts.map( ( { part, field } ) => (
							<Property
								key={ field.id }
								field={ field }
								onShow={ () =>
									change( {
										type: 'showPart',
										part,
										isShown: true,
									} )
								}
							/>
						) ) }
						{ hidden.map( ( field ) => (
							<Property
								key={ field.id }
								field={ field }
								onShow={ () =>
									change( {
										type: 'showField',
										field: field.id,
									} )
								}
							/>
						) ) }
					</ul>
				</div>
			) }
		</section>
	);
}

const partField = ( view: View, part: ItemPart ): string | undefined =>
	( {
		media: view.mediaField,
		title: view.titleField,
		description: view.descriptionField,
	} )[ part ];

const isPartShown = ( view: View, part: ItemPart ): boolean =>
	( {
		media: view.showMedia,
		title: view.showTitle,
		description: view.showDescription,
	} )[ part ] !== false;

interface PropertyProps {
	readonly field: AnyField;
	/** Only fields without a position of their own can be moved. */
	readonly position?: number;
	readonly count?: number;
	readonly reordering?: Reordering;
	readonly onHide?: ( () => void ) | undefined;
	readonly onShow?: () => void;
}

function Property( {
	field: { id, label },
	position = 0,
	count = 0,
	reordering,
	onHide,
	onShow,
}: PropertyProps ) {
	const labels = labelsFor( label );
	return (
		<li
			className={ styles.property }
			data-dragged={ reordering?.dragged === id }
			style={ reordering?.styleOf( id ) }
			{ ...( reordering ? { ref: reordering.register( id ) } : {} ) }
		>
			{ reordering && count > 1 && (
				<DragHandle
					label={ labels.reorder }
					id={ id }
					movable={ reordering }
				/>
			) }
			<span className={ styles.name }>{ label }</span>
			{ reordering && count > 1 && (
				<>
					<Button
						size="small"
						icon={ chevronUp }
						label={ labels.moveUp }
						disabled={ position === 0 }
						accessibleWhenDisabled
						onClick={ () => reordering.move( id, position - 1 ) }
					/>
					<Button
						size="small"
						icon={ chevronDown }
						label={ labels.moveDown }
						disabled={ position === count - 1 }
						accessibleWhenDisabled
						onClick={ () => reordering.move( id, position + 1 ) }
					/>
				</>
			) }
			{ onHide && (
				<Button
					size="small"
					icon={ unseen }
					label={ labels.hide }
					onClick={ onHide }
				/>
			) }
			{ onShow && (
				<Button
					size="small"
					icon={ seen }
					label={ labels.show }
					onClick={ onShow }
				/>
			) }
		</li>
	);
}

/** The labels of a field's buttons. */
const labelsFor = ( label: string ) => ( {
	/* translators: %s: name of a field such as "Author". */
	reorder: sprintf( __( 'Reorder %s', 'atelier' ), label ),
	/* translators: %s: name of a field such as "Author". */
	moveUp: sprintf( __( 'Move %s up', 'atelier' ), label ),
	/* translators: %s: name of a field such as "Author". */
	moveDown: sprintf( __( 'Move %s down', 'atelier' ), label ),
	/* translators: %s: name of a field such as "Author". */
	hide: sprintf( __( 'Hide %s', 'atelier' ), label ),
	/* translators: %s: name of a field such as "Author". */
	show: sprintf( __( 'Show %s', 'atelier' ), label ),
} );
