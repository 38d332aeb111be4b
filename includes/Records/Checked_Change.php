<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * A change of a site draft compared with the live record, for the current user.
 */
final class Checked_Change {
	public const READY     = 'ready';
	public const CHANGED   = 'changed';
	public const MISSING   = 'missing';
	public const FORBIDDEN = 'forbidden';
	public const INVALID   = 'invalid';

	/** Saved by somebody who may not publish it. */
	public const UNAPPROVED = 'unapproved';

	public Change $change;

	/** One of the constants. */
	public string $status = self::READY;

	/** Null for types that the site doesn't have. */
	public ?Record_Route $route = null;

	public ?Live_Record $live = null;

	/** The error if it is forbidden or invalid. */
	public ?WP_Error $error = null;

	/** @var list<string> Properties changed both in the draft and on the live site; for meta, "meta.key". */
	public array $conflicts = array();

	/** Whether all conflicts can be merged. */
	public bool $is_mergeable = false;

	/** @var array<string, mixed> The values to save; see Merge. */
	public array $edits = array();

	/** @var list<string> The properties that can't be merged, for which the preferred side counts. */
	public array $undecided = array();

	/** @var list<array{ property: string, by: array<string, mixed>|null, message: string }> See Author_Check. */
	public array $withheld = array();

	/** Whether the live record already has the values. */
	public bool $is_done = false;

	public function __construct( Change $change ) {
		$this->change = $change;
	}

	/** Whether the user has to choose a side. */
	public function is_undecided(): bool {
		return self::CHANGED === $this->status && ! $this->is_mergeable;
	}

	/** The status as a message; empty if it is ready. */
	public function message(): string {
		switch ( $this->status ) {
			case self::CHANGED:
				return $this->changed_message();
			case self::MISSING:
				return $this->live && $this->live->is_in_trash
					? __( 'It was moved to the trash on the live site.', 'atelier' )
					: __( 'It was deleted on the live site.', 'atelier' );
			case self::UNAPPROVED:
				return __( 'Part of this was saved by someone who isn’t allowed to publish it.', 'atelier' );
			case self::FORBIDDEN:
			case self::INVALID:
				return $this->error ? $this->error->get_error_message() : '';
			default:
				return '';
		}
	}

	private function changed_message(): string {
		$author = $this->changed_by();
		return $author
			/* translators: %s: a user. */
			? sprintf( __( '%s changed this on the live site in the meantime.', 'atelier' ), $author['name'] )
			: __( 'This was changed on the live site in the meantime.', 'atelier' );
	}

	/** @return array<string, mixed> The live values of the properties that the user has to decide on. */
	private function live_values(): array {
		$names  = array_map( static fn( string $name ): string => explode( '.', $name )[0], $this->undecided );
		$values = $this->live ? array_intersect_key( $this->live->values, array_flip( $names ), $this->change->edits() ) : array();
		return array_diff_key( $values, array( 'password' => true ) );
	}

	/** @return array{ id: int, name: string }|null The author of the live change. */
	public function changed_by(): ?array {
		return self::CHANGED === $this->status && $this->live && $this->live->post ? ( new Last_Change( $this->live->post ) )->author() : null;
	}

	/** @return array{ status: string, conflicts: list<string>, live: object, mergeable: bool, withheld: list<array<string, mixed>>, approvable: bool, changedBy: array{ id: int, name: string }|null, message: string } As in docs/site-drafts.md. */
	public function describe(): array {
		return array(
			'status'     => $this->status,
			'conflicts'  => $this->conflicts,
			'live'       => Record_Properties::for_json( $this->live_values() ),
			'mergeable'  => $this->is_mergeable,
			'withheld'   => $this->withheld,
			'approvable' => self::UNAPPROVED === $this->status,
			'changedBy'  => $this->changed_by(),
			'message'    => $this->message(),
		);
	}
}
