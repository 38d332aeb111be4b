<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * A change of a record that the live site doesn't have any more, or that isn't the draft's any more.
 */
final class Missing_Change extends Checked_Change {
	public const DELETED  = 'deleted';
	public const IN_TRASH = 'trash';

	/** A post that only existed in the draft has become another one: it is somebody else's now. */
	public const TAKEN = 'taken';

	/** One of the constants. */
	private string $reason;

	public function __construct( Change $change, string $reason ) {
		parent::__construct( $change );
		$this->reason = $reason;
	}

	public function status(): string {
		return self::MISSING;
	}

	public function message(): string {
		switch ( $this->reason ) {
			case self::IN_TRASH:
				return __( 'It was moved to the trash on the live site.', 'atelier' );
			case self::TAKEN:
				return __( 'It isn’t only in this site draft anymore: someone else has published or changed it.', 'atelier' );
			default:
				return __( 'It was deleted on the live site.', 'atelier' );
		}
	}

	/** Why the draft's side can't be kept, and what to do. */
	public function message_of_keeping(): string {
		switch ( $this->reason ) {
			case self::IN_TRASH:
				return __( 'Your changes can’t be kept because the item was deleted on the live site. Restore it from the trash, or discard your changes.', 'atelier' );
			case self::TAKEN:
				return __( 'Your changes can’t be kept because the item isn’t only in this site draft anymore. Discard your changes, and edit it on the live site.', 'atelier' );
			default:
				return __( 'Your changes can’t be kept because the item was deleted on the live site. Undo that in the history, or discard your changes.', 'atelier' );
		}
	}

	public function is_undecided(): bool {
		return true;
	}

	public function is_given_up(): bool {
		return true;
	}
}
