<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Records\Change_Set;
use Atelier\Support\Invalid_Input;
use WP_Error;

/**
 * One record, as its blocks, styles and properties with their hashes.
 */
final class Read_Record implements Ability {
	use Only_Reads;

	/** How many blocks and styles one answer lists. */
	private const MOST = 400;

	/** In bytes: markup of more is only answered for a path. */
	private const WHOLE = 30000;

	/** In characters, of the words of a block. */
	private const WORDS = 160;

	private Agent_Drafts $drafts;
	private Agent_Site $site;

	public function __construct( Agent_Drafts $drafts, Agent_Site $site ) {
		$this->drafts = $drafts;
		$this->site   = $site;
	}

	public function name(): string {
		return 'read-record';
	}

	public function label(): string {
		return __( 'Read a record', 'atelier' );
	}

	public function description(): string {
		return 'Reads a record on the live site or in one of your drafts: its properties, and its blocks or styles with the paths and hashes that propose needs. The markup of long records is left out: read it with the path of a block.';
	}

	public function input_schema(): array {
		return Schemas::input(
			array(
				'record' => array( 'minLength' => 1 ) + Schemas::text( 'The key of a record, such as "page:12", "wp_template:theme//home" or "site".' ),
				'draft'  => Schemas::optional_draft(),
				'path'   => Schemas::text( 'The path of a block, to read it and what is inside.', 300 ),
			),
			array( 'record' )
		);
	}

	public function output_schema(): array {
		$text = Schemas::any_text();
		return Schemas::output(
			array(
				'record'     => $text,
				'type'       => $text,
				'hash'       => $text,
				'properties' => Schemas::list_of( array( 'name' => $text, 'value' => $text, 'hash' => $text ) ),
				'blocks'     => Schemas::list_of( array( 'path' => $text, 'name' => $text, 'hash' => $text, 'attributes' => array( 'type' => 'object' ), 'text' => $text ) ),
				'styles'     => Schemas::list_of( array( 'path' => $text, 'value' => array( 'type' => array( 'string', 'number', 'boolean', 'null' ) ), 'hash' => $text ) ),
				'markup'     => $text,
				'is_whole'   => array( 'type' => 'boolean' ),
			)
		);
	}

	/** @return array<string, mixed>|WP_Error */
	public function execute( Agent $agent, Agent_Limits $limits, array $input ) {
		$draft = $this->drafts->laid( $agent, $input );
		if ( is_wp_error( $draft ) ) {
			return $draft;
		}
		try {
			$record = $this->site->during( $agent, $limits, $draft, static fn( ?Change_Set $changes ): Readable_Record => Readable_Record::of( (string) $input['record'], $limits, $changes ) );
			return self::describe( $record, (string) ( $input['path'] ?? '' ) );
		} catch ( Invalid_Input $reason ) {
			$error = $reason->to_error( 'proposal' );
			$error->add_data( array( 'status' => 404 ) );
			return $error;
		}
	}

	/**
	 * @return array<string, mixed>
	 * @throws Invalid_Input If there is no block at the path.
	 */
	private static function describe( Readable_Record $record, string $path ): array {
		$content = $record->value( 'content' );
		$tree    = is_string( $content ) ? Block_Tree::parse( $content, Record_Areas::block_around( $record->type ) ) : null;
		$blocks  = $tree ? self::blocks( $tree, $path ) : array();
		$styles  = array_merge( self::styles( $record->value( 'styles' ), 'styles' ), self::styles( $record->value( 'settings' )['layout'] ?? null, 'settings.layout' ) );
		$markup  = $tree ? ( '' === $path ? $tree->text() : $tree->nodes()[ $path ]->text() ) : '';
		$has_all = '' !== $path || strlen( $markup ) <= self::WHOLE;
		return array(
			'record'     => $record->key(),
			'type'       => $record->type,
			'hash'       => $tree ? $tree->hashes()[''] : Hash::NONE,
			'properties' => self::properties( $record ),
			'blocks'     => array_slice( $blocks, 0, self::MOST ),
			'styles'     => array_slice( $styles, 0, self::MOST ),
			'markup'     => $has_all ? $markup : '',
			'is_whole'   => $has_all && max( count( $blocks ), count( $styles ) ) <= self::MOST,
		);
	}

	/** @return list<array{ name: string, value: string, hash: string }> */
	private static function properties( Readable_Record $record ): array {
		$properties = array();
		foreach ( Record_Areas::properties( $record->type ) as $name ) {
			$value = $record->value( $name );
			if ( is_string( $value ) ) {
				$properties[] = array(
					'name'  => $name,
					'value' => $value,
					'hash'  => Hash::of( $value ),
				);
			}
		}
		return $properties;
	}

	/**
	 * @return list<array<string, mixed>>
	 * @throws Invalid_Input
	 */
	private static function blocks( Block_Tree $tree, string $path ): array {
		if ( ! isset( $tree->nodes()[ $path ] ) ) {
			/* translators: %s: where a block is, such as "0.2". */
			throw new Invalid_Input( 'no_block', sprintf( __( 'No block was found at “%s”. Read the record again, and use a path from there.', 'atelier' ), $path ) );
		}
		$blocks = array();
		foreach ( $tree->nodes() as $at => $node ) {
			$at = (string) $at;
			if ( '' !== $at && ( '' === $path || $at === $path || 0 === strpos( $at, "$path." ) ) ) {
				$blocks[] = array(
					'path'       => $at,
					'name'       => $node->name,
					'hash'       => $tree->hashes()[ $at ],
					'attributes' => $node->attributes(),
					'text'       => mb_substr( trim( (string) preg_replace( '/\s+/', ' ', html_entity_decode( wp_strip_all_tags( $node->html() ), ENT_QUOTES ) ) ), 0, self::WORDS ),
				);
			}
		}
		return $blocks;
	}

	/**
	 * @param mixed $value
	 * @return list<array<string, mixed>> The values in a group, by path.
	 */
	private static function styles( $value, string $path ): array {
		if ( ! is_array( $value ) ) {
			return null === $value || is_int( strpos( $path, '.css' ) ) ? array() : array(
				array(
					'path'  => $path,
					'value' => $value,
					'hash'  => Hash::of( $value ),
				),
			);
		}
		return array_merge( array(), ...array_values( array_map( static fn( $inner, $name ): array => self::styles( $inner, "$path.$name" ), $value, array_keys( $value ) ) ) );
	}
}
