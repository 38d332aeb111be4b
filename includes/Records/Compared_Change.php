<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Person;
use Atelier\Support\Rest;

/**
 * A change that would save something: with the values to save, and what both sides have changed.
 */
final class Compared_Change extends Checked_Change {
	private Record_Route $route;
	private Live_Record $live;

	/** @var array<string, mixed> */
	private array $edits;

	/** @var list<string> */
	private array $conflicts;

	/** @var list<string> */
	private array $undecided;

	/** @var array<string, mixed> What is saved in place of a template or a page that the draft names and that isn't there any more. */
	private array $replaced = array();

	/**
	 * @param array<string, mixed> $edits     The values to save; see Merge.
	 * @param list<string>         $conflicts Properties changed both in the draft and on the live site; for meta, "meta.key".
	 * @param list<string>         $undecided Those of them that can't be merged, for which the preferred side counts.
	 */
	public function __construct( Change $change, Record_Route $route, Live_Record $live, array $edits, array $conflicts = array(), array $undecided = array() ) {
		parent::__construct( $change );
		$this->route     = $route;
		$this->live      = $live;
		$this->edits     = $edits;
		$this->conflicts = $conflicts;
		$this->undecided = $undecided;
	}

	public function compared(): ?Compared_Change {
		return $this;
	}

	public function route(): Record_Route {
		return $this->route;
	}

	public function live(): Live_Record {
		return $this->live;
	}

	/** @return array<string, mixed> */
	public function edits(): array {
		return $this->edits;
	}

	/**
	 * The same where something that the draft names isn't there any more: somebody has to decide.
	 *
	 * @param array<string, mixed> $instead The values to save, by property; the first is the one that names it.
	 */
	public function without_lost( array $instead ): self {
		$with           = static fn( array $names ): array => array_values( array_unique( array_merge( $names, array( (string) array_key_first( $instead ) ) ) ) );
		$copy           = new self( $this->change(), $this->route, $this->live, $instead + $this->edits, $with( $this->conflicts ), $with( $this->undecided ) );
		$copy->replaced = $instead + $this->replaced;
		return $copy;
	}

	/** @return array<string, mixed> The draft's values, or what is saved in place of those that refer to what isn't there any more. */
	public function drafted(): array {
		return $this->replaced + Lost_References::mended( $this->change()->type(), $this->change()->edits(), $this->live->values );
	}

	public function status(): string {
		return $this->conflicts ? self::CHANGED : self::READY;
	}

	public function is_undecided(): bool {
		return array() !== $this->undecided;
	}

	public function is_given_up(): bool {
		return $this->is_undecided() && $this->route->is_whole();
	}

	public function message(): string {
		if ( ! $this->conflicts ) {
			return '';
		}
		if ( ! $this->changed_live() && isset( $this->replaced['parent'] ) ) {
			return __( 'The page chosen as its parent was moved below it on the live site.', 'atelier' );
		}
		if ( ! $this->changed_live() ) {
			return $this->route->is_settings()
				? __( 'The page chosen as homepage or posts page was deleted, or is only in another site draft.', 'atelier' )
				: __( 'Its template was deleted, or is only in another site draft.', 'atelier' );
		}
		$author = $this->changed_by();
		return $author
			/* translators: %s: a user. */
			? sprintf( __( '%s changed this on the live site in the meantime.', 'atelier' ), $author['name'] )
			: __( 'This was changed on the live site in the meantime.', 'atelier' );
	}

	/** @return array{ id: int, name: string }|null The author of the live change. */
	private function changed_by(): ?array {
		$last = $this->last_change();
		return $last ? $last->author() : null;
	}

	/** @return list<string> The conflicts with what somebody has changed on the live site. */
	private function changed_live(): array {
		return array_values( array_diff( $this->conflicts, array_map( 'strval', array_keys( $this->replaced ) ) ) );
	}

	/** The live change; null without a conflict, and for settings, of which nobody knows who changed them, or when. */
	private function last_change(): ?Last_Change {
		return $this->changed_live() && $this->live->post ? new Last_Change( $this->live->post ) : null;
	}

	/** @return array<string, mixed> The live values of the properties that the user has to decide on. */
	private function live_values(): array {
		$names  = array_map( static fn( string $name ): string => explode( '.', $name )[0], $this->undecided );
		$values = array_intersect_key( $this->live->values, array_flip( $names ), $this->change()->edits() );
		return array_diff_key( $values, array( 'password' => true ) );
	}

	public function describe(): array {
		$last  = $this->last_change();
		$names = $this->change()->is_deletion() && $this->conflicts ? array( Change::WHOLE ) : $this->conflicts;
		$mine  = $this->change()->last_author( $names );
		return array(
			'conflicts' => $this->conflicts,
			'live'      => Record_Properties::for_json( $this->live_values() ),
			'mergeable' => $this->conflicts && ! $this->undecided,
			'changedBy' => $last ? $last->author() : null,
			'changedAt' => $last ? $last->time() : '',
			'draftedBy' => $mine ? Person::find( $mine->writer() ) : null,
			'draftedAt' => $mine ? Rest::time( gmdate( 'Y-m-d H:i:s', $mine->time() ) ) : '',
		) + parent::describe();
	}
}
