<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * A change of a site draft compared with the live record, for the current user: a Compared_Change, a Done_Change, a
 * Missing_Change, a Rejected_Change or an Unapproved_Change. Immutable.
 */
abstract class Checked_Change {
	public const READY     = 'ready';
	public const CHANGED   = 'changed';
	public const MISSING   = 'missing';
	public const FORBIDDEN = 'forbidden';
	public const INVALID   = 'invalid';

	/** Saved by somebody who may not publish it. */
	public const UNAPPROVED = 'unapproved';

	private Change $change;

	public function __construct( Change $change ) {
		$this->change = $change;
	}

	final public function change(): Change {
		return $this->change;
	}

	/** One of the constants. */
	abstract public function status(): string;

	/** The status as a message; empty if it is ready. */
	abstract public function message(): string;

	/** What it would save; null if that can't be said. */
	public function compared(): ?Compared_Change {
		return null;
	}

	/** Whether it can only be published by preferring a side. */
	public function is_undecided(): bool {
		return false;
	}

	/** Whether nothing of it is left if conflicts are decided for the live site. */
	public function is_given_up(): bool {
		return false;
	}

	/** @return array{ status: string, conflicts: list<string>, live: object, mergeable: bool, withheld: list<array<string, mixed>>, approvable: bool, changedBy: array{ id: int, name: string }|null, changedAt: string, draftedBy: array{ id: int, name: string }|null, draftedAt: string, message: string } As in docs/site-drafts.md. */
	public function describe(): array {
		return array(
			'status'     => $this->status(),
			'conflicts'  => array(),
			'live'       => (object) array(),
			'mergeable'  => false,
			'withheld'   => array(),
			'approvable' => false,
			'changedBy'  => null,
			'changedAt'  => '',
			'draftedBy'  => null,
			'draftedAt'  => '',
			'message'    => $this->message(),
		);
	}
}
