<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Change_Reasons;
use Atelier\Agents\Draft_Origin;
use Atelier\Records\Block_Merge;
use Atelier\Records\Change;
use Atelier\Records\Checked_Change;
use Atelier\Records\Done_Change;
use Atelier\Records\Record_Properties;
use Atelier\Records\Record_Rights;
use Atelier\Records\Record_Types;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Person;
use Atelier\Support\Rest;
use WP_Post;

/**
 * The REST response for a change of a site draft.
 */
final class Change_Response {
	private Draft_Store $store;
	private Draft_Check $check;
	private Record_Rights $rights;
	private Used_For $used_for;

	public function __construct( Draft_Store $store, Draft_Check $check, Record_Rights $rights ) {
		$this->store  = $store;
		$this->check  = $check;
		$this->rights = $rights;
		$this->used_for = new Used_For();
	}

	/** @return list<array<string, mixed>> All changes of a draft that the user may read. */
	public function all( int $draft ): array {
		$this->used_for = new Used_For();
		$site           = new Draft_Site( $this->store, $draft );
		$this->check->read_ahead( $this->store->changes( $draft ) );
		$each = fn(): array => array_map( fn( WP_Post $post ): ?array => $this->of( $post, null, $site ), $this->store->change_posts( $draft ) );
		return array_values( array_filter( $site->together( static fn(): array => Block_Merge::within_budget( $each ) ) ) );
	}

	/**
	 * Null if the user may not read it; a checked change then contains the reason why it can't be published.
	 *
	 * @param Checked_Change|null $checked Its status, if it was checked.
	 * @param Draft_Site|null     $site    The site with the changes of its draft, if it is known.
	 * @return array<string, mixed>|null
	 */
	public function of( WP_Post $post, ?Checked_Change $checked = null, ?Draft_Site $site = null ): ?array {
		try {
			$change = Draft_Store::read( $post );
		} catch ( Invalid_Input $reason ) {
			return $this->invalid( $post, $reason->getMessage() );
		}
		if ( ! $this->rights->may_edit_change( $change ) ) {
			return $checked ? array( 'key' => $change->key(), 'label' => '' ) + $checked->describe() + $this->invalid( $post, '' ) : null;
		}
		$used_for = $this->used_for->of( $change );
		$checked  = $checked ? $checked->describe() : $this->compared( $post, $change, $site ?? new Draft_Site( $this->store, $post->post_parent ) );
		return array(
			'key'      => $change->key(),
			'type'     => $change->type(),
			'recordId' => $change->record_id(),
			'label'    => $change->label(),
			'action'   => $change->action(),
			'reset'    => self::is_reset( $change ),
			'edits'    => Record_Properties::for_json( array_diff_key( $change->edits(), array( 'password' => true ) ) ),
			'base'     => Record_Properties::for_json( array_diff_key( $change->base(), array( 'password' => true ) ) ),
			'password' => self::password( $change ),
			'author'   => Draft_Origin::person( $post->post_parent, $change->writer() > 0 ? $change->writer() : (int) $post->post_author ),
			'acceptedBy' => Person::find( $change->taken_over_by() ),
			'modified' => Rest::time( $post->post_modified_gmt ),
			'version'  => self::version( $post ),
			'reason'   => Change_Reasons::of( $post->post_parent )[ $change->key() ] ?? '',
			'proposed' => self::is_proposed( $post->post_parent, $checked ),
			'unchecked' => self::is_unchecked( $post, $change ),
			'usedFor'  => $used_for,
			'shownAt'  => Used_For::address( $change, $used_for ),
		) + $checked + array( 'liveVersion' => self::live_version( $checked ) );
	}

	/**
	 * What the live site says to a change. Of a published draft it has them all, whatever became of them since.
	 *
	 * @return array<string, mixed>
	 */
	private function compared( WP_Post $post, Change $change, Draft_Site $site ): array {
		return Draft_Store::PUBLISHED_STATUS === get_post_status( $post->post_parent )
			? ( new Done_Change( $change ) )->describe()
			: $this->check->describe( $change, $site );
	}

	/**
	 * Whether it can't be published as it is only because an agent wrote it: then somebody has to accept it.
	 *
	 * @param array<string, mixed> $checked As Checked_Change::describe() has it.
	 */
	private static function is_proposed( int $draft, array $checked ): bool {
		$agent   = Draft_Origin::agent_of( $draft );
		$authors = array_map( static fn( array $one ): int => (int) ( $one['by']['id'] ?? 0 ), $checked['withheld'] ?? array() );
		return $agent > 0 && array( $agent ) === array_values( array_unique( $authors ) );
	}

	private static function is_unchecked( WP_Post $post, Change $change ): bool {
		return Draft_Store::PUBLISHED_STATUS !== get_post_status( $post->post_parent ) && Checked_Blocks::are_due( $post, $change );
	}

	/** Whether it sets or removes the password, which itself stays on the server, as does the one before; empty for neither. */
	private static function password( Change $change ): string {
		$edits = $change->edits();
		if ( ! isset( $edits['password'] ) ) {
			return '';
		}
		return '' === (string) $edits['password'] ? 'removed' : 'set';
	}

	/** Whether a deletion leaves the version of the theme or a plugin. */
	private static function is_reset( Change $change ): bool {
		return $change->is_deletion() && Record_Types::is_template( $change->type() ) && null !== get_block_file_template( $change->record_id(), $change->type() );
	}

	/** The record of an invalid change is unknown. */
	private function may_see_title( WP_Post $post ): bool {
		return get_current_user_id() === (int) $post->post_author || $this->rights->may_edit( Change::SITE, '' );
	}

	/** @return array<string, mixed> */
	private function invalid( WP_Post $post, string $message ): array {
		return array(
			'key'       => (string) $post->ID,
			'type'      => '',
			'recordId'  => '',
			'label'     => $this->may_see_title( $post ) ? sanitize_text_field( $post->post_title ) : '',
			'action'    => Change::UPDATE,
			'reset'     => false,
			'edits'     => (object) array(),
			'base'      => (object) array(),
			'password'  => '',
			'author'    => Draft_Origin::person( $post->post_parent, (int) $post->post_author ),
			'acceptedBy' => null,
			'modified'  => Rest::time( $post->post_modified_gmt ),
			'version'   => self::version( $post ),
			'reason'    => '',
			'proposed'  => false,
			'unchecked' => false,
			'usedFor'   => array(),
			'status'    => 'invalid',
			'conflicts' => array(),
			'live'      => (object) array(),
			'liveVersion' => '',
			'mergeable'  => false,
			'withheld'   => array(),
			'approvable' => false,
			'changedBy'  => null,
			'changedAt'  => '',
			'draftedBy'  => null,
			'draftedAt'  => '',
			'message'   => $message,
		);
	}

	/**
	 * @param list<WP_Post> $posts Those of changes.
	 * @return array<string, string> By key, the versions of those that the user may read.
	 */
	public function versions( array $posts ): array {
		$versions = array();
		foreach ( $posts as $post ) {
			try {
				$change = Draft_Store::read( $post );
			} catch ( Invalid_Input $reason ) {
				$versions[ (string) $post->ID ] = self::version( $post );
				continue;
			}
			if ( $this->rights->may_edit_change( $change ) ) {
				$versions[ $change->key() ] = self::version( $post );
			}
		}
		return $versions;
	}

	/**
	 * Another one after each change of the live values that the user has to decide on.
	 *
	 * @param array<string, mixed> $checked As Checked_Change::describe() has it.
	 */
	public static function live_version( array $checked ): string {
		return md5( (string) wp_json_encode( array( $checked['status'], $checked['live'] ) ) );
	}

	/** Another one after each change of it: nobody answers for what they haven't seen. */
	public static function version( WP_Post $post ): string {
		return md5( $post->post_content );
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		return Rest::schema(
			'atelier-site-draft-change',
			array(
				'key'       => array( 'type' => 'string' ),
				'type'      => array( 'type' => 'string' ),
				'recordId'  => array( 'type' => 'string' ),
				'label'     => array( 'type' => 'string' ),
				'action'    => array(
					'type' => 'string',
					'enum' => array( Change::UPDATE, Change::CREATE, Change::DELETE ),
				),
				'reset'     => array( 'type' => 'boolean' ),
				'edits'     => array( 'type' => 'object' ),
				'base'      => array( 'type' => 'object' ),
				'password'  => array(
					'type' => 'string',
					'enum' => array( '', 'set', 'removed' ),
				),
				'author'    => array( 'type' => 'object' ),
				'acceptedBy' => array( 'type' => array( 'object', 'null' ) ),
				'modified'  => array( 'type' => 'string' ),
				'version'   => array( 'type' => 'string' ),
				'reason'    => array( 'type' => 'string' ),
				'proposed'  => array( 'type' => 'boolean' ),
				'unchecked' => array( 'type' => 'boolean' ),
				'usedFor'   => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
				'status'    => array(
					'type' => 'string',
					'enum' => array( 'ready', 'changed', 'missing', 'unapproved', 'forbidden', 'invalid' ),
				),
				'conflicts' => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
				'live'      => array( 'type' => 'object' ),
				'liveVersion' => array( 'type' => 'string' ),
				'mergeable'  => array( 'type' => 'boolean' ),
				'withheld'   => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'property' => array( 'type' => 'string' ),
							'by'       => array( 'type' => array( 'object', 'null' ) ),
							'message'  => array( 'type' => 'string' ),
						),
					),
				),
				'approvable' => array( 'type' => 'boolean' ),
				'changedBy' => array( 'type' => array( 'object', 'null' ) ),
				'changedAt' => array( 'type' => 'string' ),
				'draftedBy' => array( 'type' => array( 'object', 'null' ) ),
				'draftedAt' => array( 'type' => 'string' ),
				'message'   => array( 'type' => 'string' ),
			)
		);
	}
}
