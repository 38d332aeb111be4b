<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Record_Types;
use Atelier\Support\Slugs;

/**
 * The change of one record in an entry: the changed properties, before and after. Immutable.
 */
final class Changed_Record {
	public const UPDATE  = 'update';
	public const CREATE  = 'create';
	public const DELETE  = 'delete';
	public const TRASH   = 'trash';
	public const RESTORE = 'restore';

	/** A template was reset to its theme's file. */
	public const RESET = 'reset';

	private const ACTIONS = array( self::UPDATE, self::CREATE, self::DELETE, self::TRASH, self::RESTORE, self::RESET );

	public string $type;
	public string $id;
	public string $label;

	/** One of the constants. */
	public string $action;

	/** @var array<string, mixed> The full record if it was deleted. */
	public array $before;

	/** @var array<string, mixed> The full record if it was created. */
	public array $after;

	/** Whether its password changed. Passwords are never stored. */
	public bool $changes_password;

	/** Whether it had a password before. */
	public bool $had_password;

	/** @var list<string> The names of the properties; also set if the values aren't loaded. */
	public array $fields;

	/** Whether the values were too large to store. */
	public bool $is_cut = false;

	/** Whether the record was private before or after; null if unknown, as in entries of earlier versions. */
	public ?bool $is_private = null;

	/** Whether anybody could have written the values, and they aren't filtered yet. */
	public bool $is_raw = false;

	/** The user who changed it in a site draft that the entry's user published; zero if that is the same. */
	public int $author = 0;

	/**
	 * @param array<string, mixed> $before
	 * @param array<string, mixed> $after
	 * @param list<string>|null    $fields
	 */
	public function __construct( string $type, string $id, string $label, string $action, array $before, array $after, bool $changes_password = false, bool $had_password = false, ?array $fields = null ) {
		$this->type             = $type;
		$this->id               = $id;
		$this->label            = $label;
		$this->action           = $action;
		$this->before           = $before;
		$this->after            = $after;
		$this->changes_password = $changes_password;
		$this->had_password     = $had_password;
		$this->fields           = $fields ?? array_map( 'strval', array_keys( $before + $after ) );
	}

	/** The difference between two states of a record; null if they are equal. */
	public static function between( ?Record_State $before, ?Record_State $after, bool $is_reset = false ): ?self {
		$change = self::difference( $before, $after, $is_reset );
		if ( $change ) {
			$change->is_private = self::is_private( $before ) || self::is_private( $after );
		}
		return $change;
	}

	private static function is_private( ?Record_State $state ): bool {
		return $state && 'private' === ( $state->properties['status'] ?? '' );
	}

	private static function difference( ?Record_State $before, ?Record_State $after, bool $is_reset ): ?self {
		$known = $after ?? $before;
		if ( ! $known ) {
			return null;
		}
		$id    = $before ? $before->id : $known->id;
		$label = '' === $known->label && $before ? $before->label : $known->label;
		if ( ! $before ) {
			return new self( $known->type, $id, $label, self::CREATE, array(), $known->properties );
		}
		$had_password = '' !== $before->password;
		if ( ! $after ) {
			return new self( $known->type, $id, $label, self::DELETE, $before->properties, array(), false, $had_password );
		}
		$old     = Record_State::differences( $before->properties, $after->properties );
		$new     = Record_State::differences( $after->properties, $before->properties );
		$changes = $before->password !== $after->password;
		if ( ! $old && ! $new && ! $changes ) {
			return null;
		}
		$action = self::action_of( $old, $new, $is_reset );
		if ( isset( $old['slug'], $new['slug'] ) && ( self::TRASH === $action || self::RESTORE === $action ) ) {
			list( $old, $new ) = self::without_suffix( $old, $new );
		}
		return new self( $known->type, $id, $label, $action, $old, $new, $changes, $had_password );
	}

	/**
	 * WordPress adds a suffix to slugs in the trash and removes it later. A site draft can give another slug to what it moves there.
	 *
	 * @param array<string, mixed> $before
	 * @param array<string, mixed> $after
	 * @return array{ array<string, mixed>, array<string, mixed> }
	 */
	private static function without_suffix( array $before, array $after ): array {
		$before['slug'] = Slugs::outside_of_trash( (string) $before['slug'] );
		$after['slug']  = Slugs::outside_of_trash( (string) $after['slug'] );
		if ( Slugs::in_trash( $before['slug'] ) === Slugs::in_trash( $after['slug'] ) ) {
			unset( $before['slug'], $after['slug'] );
		}
		return array( $before, $after );
	}

	/**
	 * @param array<string, mixed> $before
	 * @param array<string, mixed> $after
	 */
	private static function action_of( array $before, array $after, bool $is_reset ): string {
		if ( $is_reset ) {
			return self::RESET;
		}
		if ( 'trash' === ( $after['status'] ?? '' ) ) {
			return self::TRASH;
		}
		return 'trash' === ( $before['status'] ?? '' ) ? self::RESTORE : self::UPDATE;
	}

	/** Combines this change with a later one of the same record; null if they cancel out. */
	public function then( self $next ): ?self {
		$existed = self::CREATE !== $this->action;
		$exists  = self::DELETE !== $next->action;
		if ( ! $existed && ! $exists ) {
			return null;
		}
		$before = $existed ? self::merged( $next->before, $this->before ) : array();
		$after  = $exists ? self::merged( $this->after, $next->after ) : array();
		if ( $existed && $exists ) {
			// A record that was deleted and created again may have the same values.
			$old    = Record_State::differences( $before, $after );
			$after  = Record_State::differences( $after, $before );
			$before = $old;
			$action = self::action_of( $before, $after, self::RESET === $next->action );
		} else {
			$action = $existed ? self::DELETE : self::CREATE;
		}
		$changes = $this->changes_password || $next->changes_password;
		if ( ! $before && ! $after && ! $changes ) {
			return null;
		}
		$merged             = new self( $this->type, $this->id, $next->label, $action, $before, $after, $changes, $existed && $this->had_password );
		$merged->is_private = $this->is_private || $next->is_private ? true : ( null === $this->is_private || null === $next->is_private ? null : false );
		$merged->author     = $next->author > 0 ? $next->author : $this->author;
		return $merged;
	}

	/**
	 * @param array<string, mixed> $below
	 * @param array<string, mixed> $above
	 * @return array<string, mixed>
	 */
	private static function merged( array $below, array $above ): array {
		if ( is_array( $below['meta'] ?? null ) && is_array( $above['meta'] ?? null ) ) {
			$above['meta'] = $above['meta'] + $below['meta'];
		}
		return $above + $below;
	}

	public function key(): string {
		return Change::key_of( $this->type, $this->id );
	}

	/** The change with filtered values. */
	public function filtered(): self {
		if ( ! $this->is_raw ) {
			return $this;
		}
		$filtered         = clone $this;
		$filtered->before = Unverified_Values::filtered( $this->type, $this->before );
		$filtered->after  = Unverified_Values::filtered( $this->type, $this->after );
		$filtered->is_raw = false;
		return $filtered;
	}

	/**
	 * The change with only those values before that aren't known: the others need not be filtered.
	 *
	 * @param array<string, mixed> $known
	 */
	public function without( array $known ): self {
		$rest         = clone $this;
		$rest->before = array_diff_key( $this->before, $known );
		if ( is_array( $this->before['meta'] ?? null ) && is_array( $known['meta'] ?? null ) ) {
			$rest->before['meta'] = array_diff_key( $this->before['meta'], $known['meta'] );
		}
		$rest->after = array();
		return $rest;
	}

	/** Whether the record was deleted, or moved to the trash. */
	public function is_removal(): bool {
		return in_array( $this->action, array( self::DELETE, self::TRASH ), true );
	}

	/** The change without its values. */
	public function cut(): self {
		$cut             = new self( $this->type, $this->id, $this->label, $this->action, array(), array(), $this->changes_password, $this->had_password, $this->fields );
		$cut->is_cut     = true;
		$cut->is_private = $this->is_private;
		$cut->author     = $this->author;
		return $cut;
	}

	/** @return array<string, mixed> The change as in lists, without values. */
	public function summary(): array {
		return array(
			'type'     => $this->type,
			'id'       => $this->id,
			'label'    => $this->label,
			'action'   => $this->action,
			'fields'   => $this->fields,
			'password' => $this->changes_password,
			'had'      => $this->had_password,
			'cut'      => $this->is_cut,
			'private'  => $this->is_private,
		) + ( $this->author > 0 ? array( 'author' => $this->author ) : array() );
	}

	/**
	 * Parses a stored record; null if it is invalid: other code can modify posts.
	 *
	 * @param mixed $summary
	 * @param mixed $values  `before` and `after`; null if only the summary was read.
	 */
	public static function from_stored( $summary, $values = null ): ?self {
		if ( ! is_array( $summary ) || ! is_string( $summary['type'] ?? null ) || ! is_string( $summary['id'] ?? null ) || ! in_array( $summary['action'] ?? null, self::ACTIONS, true ) || ! self::is_id( $summary['type'], $summary['id'] ) ) {
			return null;
		}
		$record             = new self(
			$summary['type'],
			$summary['id'],
			is_string( $summary['label'] ?? null ) ? $summary['label'] : '',
			$summary['action'],
			is_array( $values['before'] ?? null ) ? $values['before'] : array(),
			is_array( $values['after'] ?? null ) ? $values['after'] : array(),
			! empty( $summary['password'] ),
			! empty( $summary['had'] ),
			is_array( $summary['fields'] ?? null ) ? array_values( array_filter( $summary['fields'], 'is_string' ) ) : array()
		);
		$record->is_cut     = ! empty( $summary['cut'] );
		$record->is_private = is_bool( $summary['private'] ?? null ) ? $summary['private'] : null;
		$record->author     = is_int( $summary['author'] ?? null ) && $summary['author'] > 0 ? $summary['author'] : 0;
		return $record;
	}

	/** Whether records of a type can have an ID. PHP would take a number that is too large for the largest possible. */
	private static function is_id( string $type, string $id ): bool {
		if ( Change::SITE === $type ) {
			return '' === $id;
		}
		return Record_Types::is_template( $type ) ? Slugs::is_template( $id ) : (string) (int) $id === $id && (int) $id >= 0;
	}
}
