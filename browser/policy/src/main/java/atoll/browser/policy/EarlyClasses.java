package atoll.browser.policy;

import java.util.List;
import org.teavm.interop.StaticInit;
import org.teavm.model.AnnotationHolder;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReference;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Names the classes whose constants are made when the page's rules start. Every call of a static
 * method would otherwise first ask, by a call of its own, whether its class has been made ready,
 * and listing moves is little else than such calls: {@code Moves.draw}, {@code Moves.mark}.
 *
 * <p>None has an initializer that does anything but make constants, so nobody can tell when it ran.
 * They are made in this order: a class comes after those whose constants it needs; those with a
 * {@code $1} are the tables by which a {@code switch} goes over an enum. One that has no constants
 * to make any more is passed over, and {@code ModuleTest} names one that has been forgotten.
 */
public final class EarlyClasses implements ClassHolderTransformer {
  public static final List<String> CLASSES =
      List.of(
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Double",
          "atoll.engine.Curves",
          "atoll.engine.Playout",
          "atoll.engine.Sha256",
          "atoll.engine.grid.Hexes",
          "atoll.engine.grid.Squares",
          "atoll.engine.json.Json",
          "atoll.games.firstisland.Phase",
          "atoll.games.firstisland.Reasons$Code",
          "atoll.games.firstisland.Moves",
          "atoll.games.firstisland.Parts",
          "atoll.games.firstisland.Cards",
          "atoll.games.firstisland.Rules",
          "atoll.games.firstisland.Board",
          "atoll.games.firstisland.Areas",
          "atoll.games.firstisland.Prospects",
          "atoll.games.firstisland.FirstIslandInsight",
          "atoll.games.firstisland.KnownMap$Change",
          "atoll.games.firstisland.Course$1",
          "atoll.games.firstisland.Listing$1",
          "atoll.games.islant.Moves",
          "atoll.games.islant.Dice",
          "atoll.games.islant.Tile",
          "atoll.games.islant.Triangles",
          "atoll.games.islant.LinesBegun",
          "atoll.games.islant.IslantInsight",
          "atoll.games.lordofmyisland.Phase",
          "atoll.games.lordofmyisland.Reasons$Code",
          "atoll.games.lordofmyisland.Moves",
          "atoll.games.lordofmyisland.Tile",
          "atoll.games.lordofmyisland.Scoring",
          "atoll.games.lordofmyisland.Turn",
          "atoll.games.lordofmyisland.Turn$1",
          "atoll.games.lordofmyisland.Course$1",
          "atoll.games.lordofmyisland.Listing$1",
          "atoll.games.lordofmyisland.Outcomes$1",
          "atoll.games.myisland.Phase",
          "atoll.games.myisland.Reasons$Code",
          "atoll.games.myisland.Moves",
          "atoll.games.myisland.BoardState",
          "atoll.games.myisland.Standing",
          "atoll.games.myisland.Groups",
          "atoll.games.myisland.Course$1",
          "atoll.games.myisland.Guess$1",
          "atoll.games.myisland.Listing$1",
          "atoll.games.smallislands.Phase",
          "atoll.games.smallislands.Reasons$Code",
          "atoll.games.smallislands.Moves",
          "atoll.games.smallislands.Grid",
          "atoll.games.smallislands.Symbols",
          "atoll.games.smallislands.Tokens",
          "atoll.games.smallislands.Figure",
          "atoll.games.smallislands.Scoring",
          "atoll.games.smallislands.Prospects",
          "atoll.games.smallislands.Course$1",
          "atoll.games.smallislands.Outcomes$1");

  private static final MethodDescriptor INITIALIZER = new MethodDescriptor("<clinit>", void.class);

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (CLASSES.contains(type.getName())) {
      type.getAnnotations().add(new AnnotationHolder(StaticInit.class.getName()));
    }
    if (type.getName().equals(context.getEntryPoint())) {
      Instruction first =
          type.getMethod(INITIALIZER).getProgram().basicBlockAt(0).getFirstInstruction();
      for (String name : CLASSES) {
        ClassReader early = context.getHierarchy().getClassSource().get(name);
        if (early != null && early.getMethod(INITIALIZER) != null) {
          first.insertPrevious(initialize(name));
        }
      }
    }
  }

  private static Instruction initialize(String name) {
    InvokeInstruction call = new InvokeInstruction();
    call.setType(InvocationType.SPECIAL);
    call.setMethod(new MethodReference(name, INITIALIZER));
    return call;
  }
}
